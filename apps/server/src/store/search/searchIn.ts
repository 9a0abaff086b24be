import type { SearchQuery } from '@motorpark/contract';
import type { Direction } from '@motorpark/domain';
import { invalid } from '../../request/failure';
import { wholeIn } from '../../request/fields';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { type PageCursor, readPageCursor } from './pageCursor';
import { type PeriodFilter, isLeftOut, periodIn } from './period';

/** A validated request for a page of a list. */
export interface Search {
  /** Id of a single row; undefined for all. */
  id: string | undefined;
  /** Search text; empty matches everything. */
  q: string;
  status: string | undefined;
  direction: Direction | undefined;
  period: PeriodFilter;
  /** Field to sort by, with a leading `-` for descending; '' for the list's default order. */
  sort: string;
  /** Where the previous page ended; undefined for the first page. */
  after: PageCursor | undefined;
  limit: number;
  /** Whether all matches are exported as a CSV file. */
  isCsv: boolean;
}

/** The statuses and sort fields that a list supports. */
interface Choices {
  statuses: readonly string[];
  sorts: readonly string[];
}

export const FILTER_FIELDS = [
  'id',
  'q',
  'status',
  'direction',
  'from',
  'to',
  'sort',
] as const satisfies (keyof SearchQuery)[];
const FIELDS = [...FILTER_FIELDS, 'cursor', 'limit', 'format'] as const satisfies (keyof SearchQuery)[];
const DIRECTIONS: readonly Direction[] = ['outgoing', 'incoming'];
const LIMIT = 50;
const MOST = 200;
const LONGEST = 200;
const NO_PAGE = 'The list has no such page. Please start again from its top.';

/** Parses the search in a payload; undefined if it has no search fields, which requests the complete list as core clients do. */
export const searchIn = (input: Payload, choices: Choices): Search | undefined =>
  FIELDS.every((field) => input[field] === undefined) ? undefined : pageIn(input, choices);

/** Parses the search in a payload of a list that is always paged. */
export function pageIn(input: Payload, { statuses, sorts }: Choices): Search {
  const text = (field: (typeof FIELDS)[number]) => textIn(input[field]);
  const id = text('id') || undefined;
  const q = text('q');
  const status = oneOf('status', text('status'), statuses);
  const direction = oneOf('direction', text('direction').toLowerCase(), DIRECTIONS);
  const limit = wholeIn(text('limit') || LIMIT);
  if (q.length > LONGEST) throw invalid({ q: `At most ${LONGEST} characters.` });
  if (limit === undefined || limit < 1 || limit > MOST) {
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

/** The failure for a cursor that is invalid. */
export const noSuchPage = () => invalid({ cursor: NO_PAGE });

// NUL characters are removed, because PostgreSQL cannot store or compare them.
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').trim() : '';

/** Returns the field's value as one of the allowed words; undefined if empty. Throws a 422 for other values. */
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

/** Returns the id of the record that a field of the query names; undefined if it names none. */
export function idIn(input: Payload, field: string): string | undefined {
  const value = input[field];
  if (isLeftOut(value)) return undefined;
  if (typeof value !== 'string' || !isId(value)) throw invalid({ [field]: 'It is the id of a record.' });
  return value;
}
