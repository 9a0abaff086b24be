import type { Writable } from 'node:stream';
import type { Database } from '../db';
import type { Broken, ChainEnd, Report } from './report';
import { sealExports } from './sealExports';
import { NotVerified, verify } from './verify';

/** The path of the command that seals exports on a running server. */
export const SEAL_EXPORTS = '/verify/seal-exports';

/** The path of the command on a running server (`backup/commands.ts`). */
export const VERIFY = '/verify';

/** Verifies the books of a running server's database and writes the report. */
export async function writeReport(database: Database, sink: Writable): Promise<void> {
  sink.end(JSON.stringify(await verify(database)));
}

/** Seals the exports of a running server's database that have no seal, and writes their number. */
export async function writeSealed(database: Database, sink: Writable, now: Date): Promise<void> {
  sink.end(String(await sealExports(database, now)));
}

/** Parses the report that `writeReport` wrote. */
export function reportIn(json: string): Report {
  const value: unknown = JSON.parse(json);
  if (!isReport(value)) throw new NotVerified('The running server is another version. Start it anew first.');
  return value;
}

const isReport = (value: unknown): value is Report =>
  isObject(value) &&
  isListOf(value['broken'], isBroken) &&
  isListOf(value['chains'], isEnd) &&
  [value['more'], value['rows'], value['seals']].every((count) => typeof count === 'number');

const isBroken = (value: unknown): value is Broken =>
  isObject(value) && [value['table'], value['id'], value['what']].every(isText);

const isEnd = (value: unknown): value is ChainEnd =>
  isObject(value) && [value['chain'], value['sha256']].every(isText) && typeof value['place'] === 'number';

const isText = (value: unknown) => typeof value === 'string';

const isListOf = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
