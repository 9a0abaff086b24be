import { type Instant, isDay, parseInstant } from '@motorpark/domain';
import { isId } from '../rows';
import type { Key } from './list';

/** Where a page ended, and what goes along to the next one. */
export interface PageCursor {
  /** The sort that the list had; '' for its own order. */
  sort: string;
  /** As of when its order was. */
  asOf: Instant;
  /** How many rows the first page found. */
  total: number;
  /** The run of its last row, and that row. */
  run: number;
  key: string;
  id: string;
}

/** A cursor as text that means nothing to whoever carries it to the next page. */
export const writePageCursor = ({ sort, asOf, total, run, key, id }: PageCursor): string =>
  Buffer.from(JSON.stringify([sort, asOf, total, run, key, id])).toString('base64url');

/** Undefined if the text is no cursor of ours. */
export function readPageCursor(text: string): PageCursor | undefined {
  const parts = partsOf(text);
  if (parts.length !== 6) return undefined;
  const [sort, asOf, total, run, key, id] = parts;
  if (typeof sort !== 'string' || !isInstant(asOf) || !isCount(total) || !isCount(run)) return undefined;
  if (typeof key !== 'string' || key.includes('\0') || typeof id !== 'string' || !isId(id)) return undefined;
  return { sort, asOf, total, run, key, id };
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

// Nothing was sold before the company was; the database knows no year 0.
const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && parseInstant(value) === value && value >= '1900';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9;

const KEY: Readonly<Record<Key['type'], (key: string) => boolean>> = {
  timestamptz: isInstant,
  // The database knows no year 0.
  date: (key) => isDay(key) && key >= '0001',
  text: () => true,
  bigint: (key) => /^-?\d{1,16}$/.test(key),
};

/** Whether a cursor's key can be one of those. */
export const isKey = ({ type }: Key, key: string): boolean => KEY[type](key);
