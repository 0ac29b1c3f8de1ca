// Photos of boards, on this device and nowhere else: each with where four cities are on it, by the sheet it belongs to.
import type { Point } from '../../board/camera';

export interface KeptPhoto {
  file: Blob;
  /** In pixels. */
  width: number;
  height: number;
  points: Point[];
}

const NAME = 'rallar.photos';

export function photoOf(sheet: string): Promise<KeptPhoto | undefined> {
  return within('readonly', (photos) => photos.get(sheet) as IDBRequest<KeptPhoto | undefined>);
}

export function keepPhoto(sheet: string, photo: KeptPhoto): Promise<unknown> {
  return within('readwrite', (photos) => photos.put(photo, sheet));
}

export function dropPhoto(sheet: string): Promise<unknown> {
  return within('readwrite', (photos) => photos.delete(sheet));
}

/** Forgets those whose sheets are gone. */
export async function keepPhotosOf(sheets: readonly string[]): Promise<void> {
  const found = await within('readonly', (photos) => photos.getAllKeys());
  await Promise.all(found.map(String).flatMap((sheet) => (sheets.includes(sheet) ? [] : dropPhoto(sheet))));
}

async function within<T>(mode: IDBTransactionMode, work: (photos: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(NAME, mode);
    const request = work(transaction.objectStore(NAME));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('no room'));
  }).finally(() => database.close()) as Promise<T>;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
}
