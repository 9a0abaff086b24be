import type { Desk } from './desk';
import type { Site } from './office';
import type { Meant } from './sales';
import { sql } from '../apps/server/src/db';
import { verify } from '../apps/server/src/verify/verify';

/** What came of all that was meant. */
export interface Outcome {
  intended: number;
  /** Refused because the seat had gone to somebody else, who has it. */
  refused: number;
  stored: number;
  lost: string[];
  twice: string[];
  /** Whatever else is not as it should be, in words. */
  wrong: string[];
}

/** Compares what the clerks meant with what is in the database, and what they were told with both. */
export async function judge(site: Site, meant: readonly Meant[], desks: readonly Desk[]): Promise<Outcome> {
  const { times, wrong } = await readBooks(site);
  const stored = ({ mark }: Meant) => times.get(mark) ?? 0;
  const told = new Set(desks.flatMap(({ saved }) => [...saved]));
  const unsent = (await Promise.all(desks.map(({ store }) => store.all()))).flat();
  const takenSeats = new Set(meant.filter((one) => one.seat && stored(one) > 0).map(({ seat }) => seat));
  const isBeaten = (one: Meant) => stored(one) === 0 && one.seat !== undefined && takenSeats.has(one.seat);

  const refused = meant.filter((one) => isBeaten(one) && !told.has(one.sale.key));
  const lost = meant.filter((one) => stored(one) === 0 && !refused.includes(one));
  const twice = meant.filter((one) => stored(one) > 1);
  const known = new Set(meant.map(({ mark }) => mark));
  for (const mark of times.keys()) if (!known.has(mark)) wrong.push(`${mark} was meant by nobody`);
  for (const { key, state, failure } of unsent) {
    const one = meant.find(({ sale }) => sale.key === key);
    if (state !== 'refused') wrong.push(`${one?.mark ?? key} is still unsent: ${failure ?? ''}`);
    else if (!one || stored(one) > 0 || !isBeaten(one))
      wrong.push(`${one?.mark ?? key} was refused: ${failure ?? ''}`);
  }
  return {
    intended: meant.length - refused.length,
    refused: refused.length,
    stored: [...times.values()].reduce((sum, count) => sum + count, 0),
    lost: lost.map(({ mark }) => mark),
    twice: twice.map(({ mark }) => mark),
    wrong,
  };
}

async function readBooks({ open }: Site): Promise<{ times: Map<string, number>; wrong: string[] }> {
  const db = await open();
  try {
    const marks = await db.query<{ mark: string; times: number }>(sql`
      select traveler_number as mark, count(*) as times from ticket group by 1
      union all select sender_number, count(*) from waybill group by 1
      union all select description, count(*) from expense group by 1`);
    const torn = await db.query<{ torn: string }>(sql`
      select 'ticket without its seat or money: ' || id as torn from ticket
      where (select count(*) from ticket_seat where ticket_id = ticket.id) <> 1
        or (select count(*) from operation where ticket_id = ticket.id and amount_kobo = ticket.amount_kobo) <> 1
      union all select 'waybill without its money: ' || id from waybill
      where (select count(*) from operation where waybill_id = waybill.id) <> 1`);
    const { broken } = await verify(db);
    return {
      times: new Map(marks.map(({ mark, times }) => [mark, times])),
      wrong: [
        ...torn.map((row) => row.torn),
        ...broken.map(({ table, id, what }) => `not as it was sealed: ${table} ${id}, ${what}`),
      ],
    };
  } finally {
    await db.close();
  }
}

/** Whether everything is in the books exactly as it was meant. */
export const isRight = ({ intended, stored, lost, twice, wrong }: Outcome): boolean =>
  intended === stored && lost.length === 0 && twice.length === 0 && wrong.length === 0;

/** In one line, with what is wrong below. */
export function inWords({ intended, stored, refused, lost, twice, wrong }: Outcome): string[] {
  return [
    `intended ${intended}, stored ${stored}, lost ${lost.length}, twice ${twice.length}; ${refused} refused because the seat was gone`,
    ...lost.map((mark) => `  LOST ${mark}`),
    ...twice.map((mark) => `  TWICE ${mark}`),
    ...wrong.map((words) => `  WRONG ${words}`),
  ];
}
