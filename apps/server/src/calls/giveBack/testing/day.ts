import type { ShiftMethod } from '@motorpark/domain';
import { openSession } from '../../../store/access/session';
import { newId, sql } from '../../../db';
import { Due } from '../../../clock';
import { wasCash } from '../../../store/operation/ledger';
import { expireDue } from '../../../store/expiry/expireDue';
import { aPerson } from '../../../testing/calls';
import { aCompanyForm } from '../../../testing/calls/company';
import { aTrip } from '../../../testing/company';
import { type Answer, NOW, type Office } from '../../../testing/office';
import { callsInTurn } from '../../../testing/processes';
import { type Bus, RULE, type Ride, isUnpaid } from './passengers';

const MINUTE = 60_000;

/** The departures of a day, on one route: the fare in naira, and in how many hours it leaves. */
const DEPARTURES = [
  { naira: 40_000, hours: 1 },
  { naira: 5_000, hours: 29 },
  { naira: 41_500, hours: 27 },
] as const;
export const SEATS = 90;

let place = 700;

/** A clerk of Awka with a till of their own. */
export interface Clerk {
  id: string;
  token: string;
  till: string | undefined;
  /** The till that they had before. */
  former: string | undefined;
}

/** Two clerks, their departures, and everything that happened outside the books. */
export interface Day {
  office: Office;
  call: Office['call'];
  clerks: readonly [Clerk, Clerk];
  buses: readonly Bus[];
  rides: Ride[];
  /** Every till that was opened. */
  tills: string[];
  /** In kobo: cash that passengers handed over, less what they could claim of it and got. */
  cash: number;
  /** The next seat that nobody has on any bus. */
  seat: number;
}

/** Sets the company's rules; returns a function that starts a day with two clerks who have just opened their tills. */
export async function daysOf(office: Office): Promise<() => Promise<Day>> {
  const { db, company } = office;
  const call = await callsInTurn(office);
  const rules = {
    shift_rule: 'required',
    confirmation_rule: 'required',
    refund_kept: String(RULE.keptPercent),
    refund_notice: String(RULE.noticeHours),
    reschedule_fee: String(RULE.feeKobo / 100),
    reschedule_notice: '0',
  };
  const set = await office.call('PUT', '/api/edit_company', { by: 'ngozi', body: aCompanyForm(rules) });
  if (set.status !== 200) throw new Error(set.text);
  const ids = [company.people.ada, (await aPerson(office, (place += 1))).id] as const;

  return async () => {
    office.clock.now = new Date(NOW);
    const buses: Bus[] = [];
    for (const { naira, hours } of DEPARTURES) {
      const departsAt = Date.parse(NOW) + hours * 60 * MINUTE;
      const fare = naira * 100;
      const trip = { seats: SEATS, amountKobo: fare, departsAt: new Date(departsAt).toISOString() };
      const id = await aTrip(db, company, trip);
      buses.push({ id, fare, departsAt, wasBoarded: false, hasLeft: false });
    }
    const clerk = (id: string): Clerk => ({ id, token: '', till: undefined, former: undefined });
    const clerks = [clerk(ids[0]), clerk(ids[1])] as const;
    const day = { office, call, clerks, buses, rides: [], tills: [], cash: 0, seat: 1 };
    await pass(day, 0);
    for (const one of clerks) await openTill(day, one);
    return day;
  };
}

/** Moves the clock on. What is due by then is done, who never paid for an expired ticket stays away, and everybody logs in again. */
export async function pass({ office, clerks, rides }: Day, minutes: number): Promise<void> {
  const { clock, db } = office;
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
  await expireDue(db, new Due(clock.now), (error) => {
    throw error;
  });
  const unpaid = rides.filter((ride) => isUnpaid(ride) && ride.cash === 0).map(({ id }) => id);
  const expired = await db.query<{ id: string }>(
    sql`select id from ticket where id = any(${unpaid}::uuid[]) and deleted_at is not null`,
  );
  for (const ride of rides) ride.isVoid ||= expired.some(({ id }) => id === ride.id);
  for (const clerk of clerks) clerk.token = await openSession(db, clerk.id, clock.now);
}

/** In naira: enough for everything that a drawer may give back. */
const FLOAT = 1_000_000;

export async function openTill(day: Day, clerk: Clerk): Promise<void> {
  const body = { terminal_id: 'Awka', counter: newId(), opening_float: FLOAT };
  const answer = await day.call('POST', '/api/open_shift', { token: clerk.token, body });
  isDone(answer);
  const [till] = await day.office.db.query<{ id: string }>(
    sql`select id from shift where person_id = ${clerk.id} and closed_at is null`,
  );
  if (!till) throw new Error(answer.text);
  clerk.till = till.id;
  day.tills.push(till.id);
}

/** Counts an empty drawer, whatever is in it, and closes it. */
export async function closeTill({ call }: Day, clerk: Clerk): Promise<void> {
  const { till, token } = clerk;
  if (till === undefined) return;
  isDone(await call('PUT', `/api/count_shift/${till}`, { token, body: {} }));
  isDone(await call('PUT', `/api/close_shift/${till}`, { token, body: { reason: 'Nothing was there' } }));
  Object.assign(clerk, { till: undefined, former: till });
}

/** Whether a call was carried out. Throws if it failed in any other way than by a refusal. */
export function isDone({ status, text }: Answer): boolean {
  if (![200, 403, 404, 409, 422].includes(status)) throw new Error(text);
  return status === 200;
}

/** Returns how a ticket is paid by the books. */
export async function methodOf({ office }: Day, { id }: Ride): Promise<ShiftMethod> {
  const [row] = await office.db.query<{ method: ShiftMethod }>(
    sql`select payment_method as method from ticket where id = ${id}`,
  );
  if (!row) throw new Error(`There is no ticket ${id}.`);
  return row.method;
}

/** Whether more of a ticket's price was given back by some way than had come by it, before it was deleted. */
export async function wasGivenBackOtherwise({ office }: Day, { id }: Ride): Promise<boolean> {
  const ways = await office.db.query(sql`
    select from operation where ticket_id = ${id} and kind is distinct from 'fee' and kind is distinct from 'refund'
    group by method having sum(amount_kobo) < 0`);
  return ways.length > 0;
}

/**
 * Ends a day: everything due is done, and the tills are counted. Returns the cash in kobo that the books name: in the reports of the tills, in no till, in those
 * that somebody else ended (Differences), as waiting at the bank after it was cash, and as not paid on a dearer bus (Money given back).
 */
export async function namedAtTheEnd(day: Day): Promise<number> {
  await pass(day, 3 * 24 * 60);
  for (const clerk of day.clerks) await closeTill(day, clerk);
  const ids = day.rides.map(({ id }) => id);
  const [named] = await day.office.db.query<{ kobo: number }>(sql`
    select sum(kobo)::float8 as kobo from (
      select expected_cash_kobo - float_kobo as kobo from shift where id = any(${day.tills}::uuid[])
      union all select amount_kobo from operation where ticket_id = any(${ids}::uuid[]) and method = 'Cash' and shift_id is null
        and (late_shift_id is null or exists (select from shift where id = late_shift_id and counted_by is not null))
      union all select amount_kobo from operation join awaited_payment on awaited_payment.id = operation.id
        where ticket_id = any(${ids}::uuid[]) and outcome is null and ticket_id in (
          select id from ticket where id = any(${ids}::uuid[]) and ${wasCash(sql`ticket.id`)})
      union all select amount_kobo from give_back where ticket_id = any(${ids}::uuid[]) and way = 'merge') as named`);
  return named?.kobo ?? 0;
}
