// My finished games as one file to take along: who played, how it ended, and the record of each.
import { api } from '../lib/api';
import type { TableInfo } from '../lib/protocol';
import type { Mine } from './mine';

interface Taken {
  table: string;
  board: string;
  players: string[];
  result: TableInfo['result'];
  ended: string;
  record: string[]; // lines
}

export async function gamesFile(games: readonly Mine[]): Promise<Blob> {
  const taken: Taken[] = [];
  for (const { table } of games) if (table?.status === 'over') taken.push(await withRecord(table));
  return new Blob([JSON.stringify({ format: 'rallar-games', version: 1, games: taken }, null, 1)], { type: 'application/json' });
}

async function withRecord({ id, board, seats, result, changed }: TableInfo): Promise<Taken> {
  const players = seats.map(({ name, level }) => name || (level ?? ''));
  const ended = new Date(changed * 1000).toISOString();
  return { table: id, board, players, result, ended, record: (await api.record(id)).trimEnd().split('\n') };
}
