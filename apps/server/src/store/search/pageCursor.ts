import { type Instant, isDay, parseInstant } from '@motorpark/domain';
import { isId } from '../../db/rows';
import type { Key } from './list';

/** The end of a page, and what the next page needs from it. */
export interface PageCursor {
  /** The list's sort; '' for its default order. */
  sort: string;
  /** The instant at which the order was determined. */
  asOf: Instant;
  /** Number of rows counted for the first page. */
  total: number;
  /** The run, sort key and id of the page's last row. */
  run: number;
  key: string;
  id: string;
}

/** Encodes a cursor as text that is opaque to clients. */
export const writePageCursor = ({ sort, asOf, total, run, key, id }: PageCursor): string =>
  Buffer.from(JSON.stringify([sort, asOf, total, run, key, id])).toString('base64url');

/** Decodes a cursor; returns undefined if the text is not a valid one. */
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

// Rejects years before 1900: no record is that old, and PostgreSQL has no year 0.
const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && parseInstant(value) === value && value >= '1900';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9;

const KEY: Readonly<Record<Key['type'], (key: string) => boolean>> = {
  timestamptz: isInstant,
  // PostgreSQL has no year 0.
  date: (key) => isDay(key) && key >= '0001',
  text: () => true,
  bigint: (key) => /^-?\d{1,16}$/.test(key),
};

/** Whether the text can be a value of this sort key. */
export const isKey = ({ type }: Key, key: string): boolean => KEY[type](key);
