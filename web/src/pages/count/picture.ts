// A picture of a table, the same from every device: the layers of a large map with their styles written into them, and who has what below.
import { mount, unmount } from 'svelte';
import BoardView from '../../board/BoardView.svelte';
import type { BoardIndex } from '../../lib/boards';
import type { Seat, View } from '../../lib/protocol';

const STYLES = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'rotate',
  'scale',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-transform',
  'transform',
  'transform-box',
  'transform-origin',
  'translate',
  'visibility',
];
const WIDTH = 2000; // pixels
const NAME = 16; // pixels: so large is a name on the map that is drawn for it, and just where and as large as the board has it
const LINE = 0.045; // of the width of the board: the height of a line below it

/** What lies on the table. */
export interface Laid {
  index: BoardIndex;
  view: View;
  seats: Seat[];
}

export interface Caption {
  title: string;
  lines: readonly { text: string; color: string }[];
}

/** As a PNG; all that it needs is in it. Its map is drawn beside one that is on the screen, for it has the same colors. */
export async function pictureOf(beside: Element, laid: Laid, caption: Caption): Promise<Blob> {
  const { view, label_size } = laid.index.drawing;
  const [width, height] = view.slice(2).map((units) => `${(units * NAME) / label_size}px`);
  const paper = document.createElement('div');
  paper.inert = true;
  Object.assign(paper.style, { position: 'fixed', left: '-300vw', width, height });
  beside.append(paper);
  const map = mount(BoardView, { target: paper, props: laid });
  try {
    await frame(); // it is measured,
    await frame(); // and drawn in that size
    return await drawn(await composed(paper, view, caption));
  } finally {
    void unmount(map);
    paper.remove();
  }
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

async function composed(map: Element, [left, top, width, height]: readonly number[], { title, lines }: Caption): Promise<SVGSVGElement> {
  const line = width! * LINE;
  const below = line * (lines.length + 2);
  const mat = getComputedStyle(map).getPropertyValue('--map-mat').trim();
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  const layers = [...map.querySelectorAll('svg[viewBox]')].filter((each) => each.closest('.layers'));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', [left, top, width, height! + below].join(' '));
  svg.setAttribute('width', String(WIDTH));
  svg.setAttribute('height', String(Math.round((WIDTH * (height! + below)) / width!)));
  svg.setAttribute('font-family', fontFamily);
  svg.append(await fonts(), rect(left!, top!, width!, height! + below, mat === '' ? '#ffffff' : mat), ...layers.map(styled));
  svg.append(rect(left!, top! + height!, width!, below, backgroundColor));
  svg.append(text(title, left! + line, top! + height! + 1.2 * line, line * 0.75, color));
  lines.forEach((each, i) => {
    const y = top! + height! + (i + 2.3) * line;
    svg.append(
      rect(left! + line, y - 0.55 * line, line * 0.9, line * 0.6, each.color),
      text(each.text, left! + 2.4 * line, y, line * 0.65, color),
    );
  });
  return svg;
}

/** Those that the page is written with: a picture knows none but those that are in it. */
async function fonts(): Promise<Element> {
  const used = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange);
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule && used.includes(rule.style.getPropertyValue('unicode-range')))
      .map((rule) => withFile(rule.cssText, sheet.href ?? document.baseURI)),
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(faces)).join('\n');
  return style;
}

async function withFile(face: string, base: string): Promise<string> {
  const [, url = ''] = /url\("([^"]+)"\)/.exec(face) ?? [];
  const found = await fetch(new URL(url, base));
  return face.replace(url, await addressOf(await found.blob()));
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(blob);
  });
}

/** A copy of a layer that looks the same without the page's styles. */
function styled(layer: Element): Element {
  const copy = layer.cloneNode(true) as Element;
  const [theirs, ours] = [layer, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  theirs!.forEach((each, i) => {
    const found = getComputedStyle(each);
    const style = (ours![i] as SVGElement).style;
    for (const name of STYLES) style.setProperty(name, found.getPropertyValue(name));
    style.setProperty('animation', 'none');
  });
  const [x, y, width, height] = (layer.getAttribute('viewBox') ?? '').split(' ');
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, value ?? '');
  (copy as SVGElement).style.setProperty('position', 'static');
  return copy;
}

function rect(x: number, y: number, width: number, height: number, fill: string): Element {
  return element('rect', { x, y, width, height, fill });
}

function text(words: string, x: number, y: number, size: number, fill: string): Element {
  const found = element('text', { x, y, 'font-size': size, fill, 'font-weight': 600 });
  found.textContent = words;
  return found;
}

function element(name: string, attributes: Record<string, string | number>): Element {
  const found = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value));
  return found;
}

async function drawn(svg: SVGSVGElement): Promise<Blob> {
  const source = new XMLSerializer().serializeToString(svg);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Number(svg.getAttribute('height'));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
