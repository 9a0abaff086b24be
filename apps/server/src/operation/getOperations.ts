import type { OperationPage } from '@motorpark/api/contract';
import { type Place, readCursor, writeCursor } from '../cursor';
import { type Statement, sql } from '../db';
import type { PersonContext } from '../http/call';
import { invalid } from '../http/failure';
import { askedIn, conditionOf, isLeftOut, typeIn } from './asked';
import { onWire, operationRows } from './operationRows';

const LIMIT = 50;
const MOST = 200;

/** A page of the ledger, newest first, as far as the person may see it. */
export async function getOperations({ db, person, input }: PersonContext): Promise<OperationPage> {
  const limit = limitIn(input.limit);
  const after = isLeftOut(input.cursor) ? undefined : placeIn(input.cursor);
  const type = typeIn(input);
  const asked = conditionOf({ ...(await askedIn(db, person, input)), ...type });
  const rows = await operationRows(db, pageOf(asked, after, limit));
  const [count] = await db.query<{ total: number }>(
    sql`select count(*) as total from operation where ${asked}`,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(onWire),
    next_cursor: last && rows.length > limit ? writeCursor(last) : null,
    total: count?.total ?? 0,
  };
}

/** The operations of one page, and one more, which tells whether there is another page. */
export function pageOf(asked: Statement, after: Place | undefined, limit: number): Statement {
  const beyond = after ? sql`and (operation.at, operation.id) < (${after.at}, ${after.id})` : sql``;
  return sql`select * from operation where ${asked} ${beyond}
    order by operation.at desc, operation.id desc limit ${limit + 1}`;
}

function placeIn(asked: unknown): Place {
  const cursor = typeof asked === 'string' ? readCursor(asked) : undefined;
  if (cursor) return cursor.place;
  throw invalid({ cursor: 'This page is not there any more. Please start again from the first one.' });
}

function limitIn(asked: unknown): number {
  if (isLeftOut(asked)) return LIMIT;
  const limit = typeof asked === 'number' || typeof asked === 'string' ? Number(asked) : Number.NaN;
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw invalid({ limit: `Please ask for 1 to ${MOST} operations at a time.` });
}
