import type { SearchQuery } from '@motorpark/contract';
import type { Direction } from '@motorpark/domain';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';
import { type PageCursor, readPageCursor } from './pageCursor';
import { type AskedPeriod, periodIn } from './period';

/** Which page of a list somebody wants. */
export interface Search {
  /** The one row that is wanted; undefined for all. */
  id: string | undefined;
  /** What is looked for; empty for everything. */
  q: string;
  status: string | undefined;
  direction: Direction | undefined;
  period: AskedPeriod;
  /** A field of the row, with `-` before it from its end; '' for the list's own order. */
  sort: string;
  /** Where the page before ended. */
  after: PageCursor | undefined;
  limit: number;
  /** Whether all of it is wanted, as a file for a spreadsheet. */
  isCsv: boolean;
}

/** What a list has to choose from. */
interface Choices {
  statuses: readonly string[];
  sorts: readonly string[];
}

/** What says which rows of a list are wanted, and in which order. */
export const NARROWING = [
  'id',
  'q',
  'status',
  'direction',
  'from',
  'to',
  'sort',
] as const satisfies (keyof SearchQuery)[];
const FIELDS = [...NARROWING, 'cursor', 'limit', 'format'] as const satisfies (keyof SearchQuery)[];
const DIRECTIONS: readonly Direction[] = ['outgoing', 'incoming'];
const LIMIT = 50;
const MOST = 200;
const LONGEST = 200;
const NO_PAGE = 'The list has no such page. Please start again from its top.';

/** The search in a payload, checked; undefined if it names nothing of a search, which asks for the whole list as core clients do. */
export const searchIn = (input: Payload, choices: Choices): Search | undefined =>
  FIELDS.every((field) => input[field] === undefined) ? undefined : pageIn(input, choices);

/** The search in a payload of a list that comes page by page whatever is asked. */
export function pageIn(input: Payload, { statuses, sorts }: Choices): Search {
  const text = (field: (typeof FIELDS)[number]) => textIn(input[field]);
  const id = text('id') || undefined;
  const q = text('q');
  const status = oneOf('status', text('status'), statuses);
  const direction = oneOf('direction', text('direction').toLowerCase(), DIRECTIONS);
  const limit = Number(text('limit') || LIMIT);
  if (q.length > LONGEST) throw invalid({ q: `At most ${LONGEST} characters.` });
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw invalid({ limit: `A page has 1 to ${MOST} rows.` });
  }
  const period = periodIn(input);
  const sort = oneOf(
    'sort',
    text('sort'),
    sorts.flatMap((field) => [field, `-${field}`]),
  );
  const isCsv = oneOf('format', text('format'), ['csv']) !== undefined;
  const after = placeIn(text('cursor'));
  if (after && after.sort !== (sort ?? '')) throw invalid({ cursor: NO_PAGE });
  return { id, q, status, direction, period, sort: sort ?? '', limit, after, isCsv };
}

/** The message for a cursor that leads nowhere. */
export const noSuchPage = () => invalid({ cursor: NO_PAGE });

// A NUL character is nothing that a row could have.
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').trim() : '';

/** One of the words that a field may say; undefined for none. */
export function oneOf<Word extends string>(
  field: string,
  word: string,
  words: readonly Word[],
): Word | undefined {
  if (word === '') return undefined;
  const known = words.find((one) => one === word);
  if (known !== undefined) return known;
  const offered = words.length === 0 ? 'This list has none.' : `It is one of ${words.join(', ')}.`;
  throw invalid({ [field]: offered });
}

function placeIn(text: string): PageCursor | undefined {
  if (text === '') return undefined;
  const cursor = readPageCursor(text);
  if (!cursor) throw noSuchPage();
  return cursor;
}
