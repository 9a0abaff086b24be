import type { SearchQuery } from '@motorpark/api/contract';
import type { Direction } from '@motorpark/domain';
import { type Place, readCursor } from '../cursor';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';

/** Which page of a list somebody wants. */
export interface Search {
  /** What is looked for; empty for everything. */
  q: string;
  status: string | undefined;
  direction: Direction | undefined;
  /** Where the page before ended, and how many rows the first one found. */
  after: (Place & { total: number }) | undefined;
  limit: number;
}

const FIELDS = ['q', 'status', 'direction', 'cursor', 'limit'] as const satisfies (keyof SearchQuery)[];
const DIRECTIONS: readonly Direction[] = ['outgoing', 'incoming'];
const LIMIT = 50;
const MOST = 200;
const LONGEST = 200;

/** The search in a payload, checked; undefined where it names nothing of a search, which asks for the whole list as core clients do. */
export function searchIn(input: Payload, statuses: readonly string[]): Search | undefined {
  if (FIELDS.every((field) => input[field] === undefined)) return undefined;
  const text = (field: (typeof FIELDS)[number]) => textIn(input[field]);
  const q = text('q');
  const status = oneOf('status', text('status'), statuses);
  const direction = oneOf('direction', text('direction').toLowerCase(), DIRECTIONS);
  const limit = Number(text('limit') || LIMIT);
  if (q.length > LONGEST) throw invalid({ q: `At most ${LONGEST} characters.` });
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw invalid({ limit: `A page has 1 to ${MOST} rows.` });
  }
  return { q, status, direction, limit, after: placeIn(text('cursor')) };
}

// A NUL character is nothing that a row could have.
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').trim() : '';

function oneOf<Word extends string>(field: string, word: string, words: readonly Word[]): Word | undefined {
  if (word === '') return undefined;
  const known = words.find((one) => one === word);
  if (known === undefined) throw invalid({ [field]: `It is one of ${words.join(', ')}.` });
  return known;
}

function placeIn(text: string): Search['after'] {
  if (text === '') return undefined;
  const cursor = readCursor(text, 1);
  if (!cursor) throw invalid({ cursor: 'The list has no such page. Please start again from its top.' });
  const [total = 0] = cursor.numbers;
  return { ...cursor.place, total };
}
