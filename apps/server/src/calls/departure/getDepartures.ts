import type { DeparturePage } from '@motorpark/contract';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { wholeIn } from '../../request/fields';
import type { Payload } from '../../request/payload';
import { TaggedAnswer } from '../../request/taggedAnswer';
import { terminalsIn } from '../../store/operation/operationFilter';
import { isId } from '../../db/rows';
import { isLeftOut, noSuchPage } from '../../store/search';
import { arrivalRows } from '../../store/departure/arrivalRows';
import { departureRows } from '../../store/departure/departureRows';

const USUAL = 100;
const MOST = 200;

/** Returns the board of a terminal: its departures of today and tomorrow, and what arrives there. Staff always get their own terminal. */
export async function getDepartures({ db, person, input, today, now }: PersonContext): Promise<TaggedAnswer> {
  const limit = limitIn(input);
  const after = cursorIn(input);
  const terminals = await terminalsIn(db, person, 'departure.see', input.terminal_id);
  const rows = await departureRows(db, { terminals, today, now, after, count: limit + 1 });
  const data = rows.slice(0, limit);
  const only = terminals?.length === 1 ? terminals[0] : undefined;
  const page: DeparturePage = {
    data,
    next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
    arrivals: only === undefined ? [] : await arrivalRows(db, only, now),
  };
  return new TaggedAnswer(page);
}

function limitIn({ limit }: Payload): number {
  if (isLeftOut(limit)) return USUAL;
  const number = wholeIn(limit);
  if (number === undefined || number < 1 || number > MOST) {
    throw invalid({ limit: `A page has 1 to ${MOST} rows.` });
  }
  return number;
}

function cursorIn({ cursor }: Payload): string | undefined {
  if (isLeftOut(cursor)) return undefined;
  if (typeof cursor !== 'string' || !isId(cursor)) throw noSuchPage();
  return cursor;
}
