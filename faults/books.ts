import type { Desk } from './desk';
import type { Site } from './office';
import type { IntendedSale } from './sales';
import { sql } from '../apps/server/src/db';
import { verify } from '../apps/server/src/verify/verify';

/** The comparison of the intended sales with the stored ones. */
export interface Outcome {
  intended: number;
  /** Number of sales refused because their seat was sold to another customer. */
  refused: number;
  /** Number of sales discarded before the server stored them, and recorded as discarded on the server. */
  discarded: number;
  /** Number of sales discarded after the server had stored them: they stay stored, and their clerk was told so. */
  tooLate: number;
  stored: number;
  lost: string[];
  twice: string[];
  /** Descriptions of all other errors. */
  wrong: string[];
}

/** Compares the intended sales with the database, and both with what the clerks were shown. */
export async function compareWithBooks(
  site: Site,
  meant: readonly IntendedSale[],
  desks: readonly Desk[],
): Promise<Outcome> {
  const { times, discards, wrong } = await readBooks(site);
  const stored = ({ mark }: IntendedSale) => times.get(mark) ?? 0;
  const shownAsSaved = new Set(desks.flatMap(({ saved }) => [...saved]));
  const clerks = clerksOf(desks);
  const unsent = (await Promise.all(desks.map(({ store }) => store.all()))).flat();
  const takenSeats = new Set(meant.filter((one) => one.seat && stored(one) > 0).map(({ seat }) => seat));
  const isBeaten = (one: IntendedSale) =>
    stored(one) === 0 && one.seat !== undefined && takenSeats.has(one.seat);

  const isDiscarded = ({ sale }: IntendedSale) => discards.has(sale.key) && clerks.requested.has(sale.key);
  const refused = meant.filter(
    (one) => isBeaten(one) && !shownAsSaved.has(one.sale.key) && !isDiscarded(one),
  );
  const discarded = meant.filter((one) => stored(one) === 0 && isDiscarded(one));
  const lost = meant.filter((one) => stored(one) === 0 && !refused.includes(one) && !discarded.includes(one));
  const tooLate = meant.filter((one) => stored(one) > 0 && clerks.recorded.has(one.sale.key));
  const twice = meant.filter((one) => stored(one) > 1);
  const known = new Set(meant.map(({ mark }) => mark));
  for (const mark of times.keys()) if (!known.has(mark)) wrong.push(`${mark} was meant by nobody`);
  for (const one of meant) {
    const { key } = one.sale;
    const isStored = stored(one) > 0;
    if (isStored && discards.has(key)) wrong.push(`${one.mark} is discarded and in the books`);
    if (isStored && clerks.confirmed.has(key))
      wrong.push(`${one.mark} is in the books, and its clerk was told otherwise`);
    if (!isStored && isDiscarded(one) && shownAsSaved.has(key))
      wrong.push(`${one.mark} is discarded, and was called saved`);
  }
  for (const one of tooLate) {
    if (!shownAsSaved.has(one.sale.key))
      wrong.push(`${one.mark} was thrown away, is in the books, and its clerk knows nothing`);
  }
  for (const [key, count] of discards) {
    if (count > 1) wrong.push(`${key} is discarded ${count} times`);
    if (!clerks.requested.has(key)) wrong.push(`${key} was thrown away by nobody`);
  }
  for (const { key, state, failure } of unsent) {
    const one = meant.find(({ sale }) => sale.key === key);
    if (state !== 'refused') wrong.push(`${one?.mark ?? key} is still unsent: ${failure ?? ''}`);
    else if (!one || stored(one) > 0 || !isBeaten(one))
      wrong.push(`${one?.mark ?? key} was refused: ${failure ?? ''}`);
  }
  return {
    intended: meant.length - refused.length - discarded.length,
    refused: refused.length,
    discarded: discarded.length,
    tooLate: tooLate.length,
    stored: [...times.values()].reduce((sum, count) => sum + count, 0),
    lost: lost.map(({ mark }) => mark),
    twice: twice.map(({ mark }) => mark),
    wrong,
  };
}

/** What all clerks together have discarded. */
function clerksOf(desks: readonly Desk[]): Desk['discards'] {
  const all = (which: keyof Desk['discards']) =>
    new Set(desks.flatMap(({ discards }) => [...discards[which]]));
  return { requested: all('requested'), recorded: all('recorded'), confirmed: all('confirmed') };
}

interface Books {
  /** How often each mark is stored, and how often each key is recorded as discarded. */
  times: Map<string, number>;
  discards: Map<string, number>;
  wrong: string[];
}

async function readBooks({ open }: Site): Promise<Books> {
  const db = await open();
  try {
    const marks = await db.query<{ mark: string; times: number }>(sql`
      select traveler_number as mark, count(*) as times from ticket group by 1
      union all select sender_number, count(*) from waybill group by 1
      union all select description, count(*) from expense group by 1`);
    const discardRows = await db.query<{ key: string; times: number }>(sql`
      select reason as key, count(*) as times from discarded_sale group by 1`);
    const incomplete = await db.query<{ incomplete: string }>(sql`
      select 'ticket without its seat or money: ' || id as incomplete from ticket
      where (select count(*) from ticket_seat where ticket_id = ticket.id) <> 1
        or (select count(*) from operation where ticket_id = ticket.id and amount_kobo = ticket.amount_kobo) <> 1
      union all select 'waybill without its money: ' || id from waybill
      where (select count(*) from operation where waybill_id = waybill.id) <> 1`);
    const { broken } = await verify(db);
    return {
      times: new Map(marks.map(({ mark, times }) => [mark, times])),
      discards: new Map(discardRows.map(({ key, times }) => [key, times])),
      wrong: [
        ...incomplete.map((row) => row.incomplete),
        ...broken.map(({ table, id, what }) => `not as it was sealed: ${table} ${id}, ${what}`),
      ],
    };
  } finally {
    await db.close();
  }
}

/** Whether every sale is stored exactly as intended. */
export const isCorrect = ({ intended, stored, lost, twice, wrong }: Outcome): boolean =>
  intended === stored && lost.length === 0 && twice.length === 0 && wrong.length === 0;

/** The outcome as lines of text: a summary, then the errors. */
export function formatOutcome(outcome: Outcome): string[] {
  const { intended, stored, refused, discarded, tooLate, lost, twice, wrong } = outcome;
  return [
    `intended ${intended}, stored ${stored}, lost ${lost.length}, twice ${twice.length}; ${refused} refused because the seat was gone, ` +
      `${discarded} discarded, ${tooLate} too late to be`,
    ...lost.map((mark) => `  LOST ${mark}`),
    ...twice.map((mark) => `  TWICE ${mark}`),
    ...wrong.map((words) => `  WRONG ${words}`),
  ];
}
