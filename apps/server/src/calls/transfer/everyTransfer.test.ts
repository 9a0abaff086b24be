import { SHIFT_METHODS } from '@motorpark/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aPerson } from '../../testing/calls/access';
import { managerOf } from '../../testing/calls/drawers';
import { aTrip } from '../../testing/company';
import { type Office, inTheModelsOffice, textAt } from '../../testing/office';
import { later, setConfirmation } from '../../testing/payments';
import { SIGNED } from '../../testing/provider';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS } from '../../testing/ticketChanges';
import { openSession } from '../../store/access/session';
import { expireDue } from '../../store/expiry/expireDue';
import { workTransfers } from '../../store/transfer/workTransfers';
import { verify } from '../../verify/verify';

/*
 * A clerk, a colleague, a manager and a super admin sell, ask for accounts, change, delete and refund, confirm by hand with any reference that they know, and send back, in any order, while
 * customers pay a part, all, too much, twice or too late, and events come often, forged or never. Whatever the server accepts, of each kobo that came to an account one thing is true:
 * it confirmed a payment of its sale, two people sent it back or one has and it is looked at, or it is to be given back. And no transfer confirms two sales.
 */
const DOES = ['ask', 'tell', 'method', 'seats', 'remove', 'refund', 'byHand', 'sendBack', 'answer'] as const;
const stepOf = (does: readonly (typeof DOES)[number][]) =>
  fc.record({
    does: fc.constantFrom(...(['sell', 'pay', 'pay', 'pay', 'work', 'wait'] as const), ...does, ...does),
    /** Mostly the newest sale, and its newest account. */
    pick: fc.constantFrom(0, 0, 1, 2),
    by: fc.nat(3),
    part: fc.constantFrom(0.5, 1, 1.25),
    method: fc.constantFrom(...SHIFT_METHODS, 'Bank Transfer' as const, 'Bank Transfer' as const),
    minutes: fc.constantFrom(1, 5, 20, 70, 1_500, 4_500),
    isKnown: fc.constantFrom(true, true, false),
  });
/** Some ways only, each often. */
const steps = fc
  .shuffledSubarray([...DOES], { minLength: 2, maxLength: 4 })
  .chain((does) => fc.array(stepOf(does), { minLength: 15, maxLength: 30 }));
type Step =
  ReturnType<typeof stepOf> extends fc.Arbitrary<infer One>
    ? Omit<One, 'minutes'> & { minutes: number }
    : never;

const OFFICE: ReadonlySet<string> = new Set(['byHand', 'sendBack', 'answer', 'remove']);

interface Sale {
  ticket: string;
  body: ReturnType<typeof aBooking>;
  accounts: string[];
}

interface Day {
  office: Office;
  people: string[];
  trip: string;
  seat: number;
  sales: Sale[];
  /** What customers have paid, by our reference at the provider, in kobo. */
  paid: Map<string, number>;
}

async function take(day: Day, { does, pick, by, part, method, minutes, isKnown }: Step): Promise<void> {
  const { office, people, sales, paid } = day;
  const { clock, db, provider } = office;
  // What a clerk may not is often tried by whoever may.
  const who = isKnown && OFFICE.has(does) ? people.at(-1 - (by % 2)) : people[by];
  const token = await openSession(db, who ?? '', clock.now);
  const call = async (verb: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) => {
    const answer = await office.call(verb, `/api/${path}`, { token, ...(verb !== 'GET' && { body }) });
    if (![200, 403, 404, 409, 422].includes(answer.status)) throw new Error(answer.text);
    return answer;
  };
  const sale = sales.at(-1 - (pick % Math.max(sales.length, 1)));
  const reason = 'A slip';
  if (does === 'sell') {
    const body = aBooking(day.trip, { seat_number: [day.seat], payment_method: method });
    day.seat += 1;
    const sold = await call('POST', 'book_ticket', body);
    if (sold.status !== 200) return;
    sales.push({ ticket: textAt(sold.body, 'data', 'id'), body, accounts: [] });
    await take(day, { ...FIRST, does: 'ask' });
    return;
  } else if (does === 'wait') {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await expireDue(db, later(office, 0));
  } else if (does === 'work') await work(office);
  if (!sale) return;
  const { ticket, accounts } = sale;
  const account = accounts.at(-1 - (pick % Math.max(accounts.length, 1)));
  switch (does) {
    case 'ask': {
      const before = provider.asked.length;
      await call('PUT', `open_transfer/${ticket}`);
      accounts.push(...provider.asked.slice(before).map(({ reference }) => reference));
      return;
    }
    case 'pay': {
      const asked = provider.asked.find(({ reference }) => reference === account);
      if (account === undefined || !asked) return;
      const amount = asked.amount * part;
      provider.pay(account, { amount, id: `ID ${newId()}` });
      paid.set(account, (paid.get(account) ?? 0) + amount);
      // Often it is found at once.
      if (isKnown) await work(office, account);
      return;
    }
    case 'tell': {
      const headers = isKnown ? SIGNED : { 'x-signature': 'forged' };
      await office.call('POST', '/api/payment_events', { text: account ?? newId(), headers });
      return;
    }
    case 'method':
      sale.body = { ...sale.body, payment_method: method };
      return void (await call('PUT', `edit_ticket/${ticket}`, { ...sale.body, reason }));
    case 'seats': {
      const more = { seat_number: [...sale.body.seat_number, day.seat], amount: 37_000 };
      day.seat += 1;
      return void (await call('PUT', `edit_ticket/${ticket}`, { ...sale.body, ...more, reason }));
    }
    case 'remove':
      return void (await call('DELETE', `delete_ticket/${ticket}`, { reason }));
    case 'refund':
      return void (await call('PUT', `refund_ticket/${ticket}`, {
        amount: 18_500,
        payment_method: method,
        reason,
      }));
    case 'byHand': {
      const [payment] = await db.query<{ id: string; naira: number }>(sql`
        select awaited_payment.id, (amount_kobo / 100)::int as naira from awaited_payment join operation on operation.id = awaited_payment.id
        where ticket_id = ${ticket} and outcome is null limit 1`);
      const known = await db.query<{ reference: string }>(
        sql`select reference from provider_money order by id desc limit 3`,
      );
      const reference = (isKnown && known.at(pick % Math.max(known.length, 1))?.reference) || newId();
      if (payment)
        await call('PUT', `confirm_payment/${payment.id}`, { reference, amount: payment.naira, reason });
      return;
    }
    case 'sendBack': {
      const { text } = await call('GET', `get_returnable/${ticket}`);
      const found = [...text.matchAll(/"id":"([^"]+)"[^}]*?"most":"?([\d.]+)/g)];
      const [, transfer, most] = found.find(([, , naira]) => Number(naira) > 0) ?? [];
      const sent = { transfer, account: 'Chinedu Obi 0123456789 GTBank', reference: newId() };
      const amount = Number(most) * Math.min(1, part);
      return void (await call('PUT', `return_transfer/${ticket}`, { ...sent, amount }));
    }
    case 'answer': {
      const [sent] = await db.query<{ id: string }>(sql`
        select id from transfer_return where id not in (select return_id from transfer_return_answer) limit 1`);
      const outcome = isKnown ? 'Sent' : 'Not sent';
      if (sent) await call('PUT', `answer_return/${sent.id}`, { outcome, reason });
      return;
    }
    default:
  }
}

/** Asks about everything that is due, or about one account at once. */
async function work({ db, provider, clock }: Office, account?: string) {
  if (account !== undefined)
    await db.query(sql`update transfer_account set ask_at = ${clock.now} where id = ${account}`);
  await workTransfers(db, {
    provider,
    now: clock.now,
    onFailure: (error) => {
      throw error;
    },
  });
}

/** SQL: what came for each ticket, and what became of it, in kobo. */
const FATES = sql`
  select ticket.id, came.kobo as came, coalesce(surplus.amount_kobo, 0) as surplus,
    exists (select from awaited_payment join operation on operation.id = awaited_payment.id
      where ticket_id = ticket.id and outcome is null and method = 'Bank Transfer') as awaits,
    (select coalesce(sum(amount_kobo), 0) from awaited_payment join operation on operation.id = awaited_payment.id
      where ticket_id = ticket.id and awaited_payment.provider is not null)::bigint as confirmed,
    (select coalesce(sum(amount_kobo), 0) from awaited_payment join operation on operation.id = awaited_payment.id
      where ticket_id = ticket.id and awaited_payment.provider is null and outcome = 'Confirmed' and reference in (
        select reference from provider_money join transfer_account on transfer_account.id = account_id where ticket_id = ticket.id))::bigint as by_hand,
    (select coalesce(sum(sent.amount_kobo), 0) from transfer_return as sent join provider_money on provider_money.id = money_id
      join transfer_account on transfer_account.id = account_id where ticket_id = ticket.id
        and sent.id not in (select return_id from transfer_return_answer where refusal is not null))::bigint as returned
  from ticket left join transfer_surplus as surplus on record_id = ticket.id cross join lateral (
    select sum(provider_money.amount_kobo)::bigint as kobo from provider_money join transfer_account on transfer_account.id = account_id
    where ticket_id = ticket.id) as came where came.kobo is not null`;

interface Fate {
  came: number;
  confirmed: number;
  by_hand: number;
  returned: number;
  surplus: number;
  awaits: boolean;
}

/** SQL: transfers with which payments of two sales are confirmed. */
const TWICE = sql`
  select provider_money.reference from provider_money join awaited_payment on awaited_payment.reference = provider_money.reference
    join operation on operation.id = awaited_payment.id
  where outcome = 'Confirmed' and replaced_at is null group by 1 having count(distinct ticket_id) > 1`;

inTheModelsOffice('Of what customers pay to accounts of their own', (office) => {
  it(
    'each kobo confirms its sale, was sent back or is to be given back, whatever staff try',
    async () => {
      const { db, clock, company } = office();
      await setConfirmation(office(), 'required', 60);
      const colleague = (await aPerson(office(), 801)).id;
      const manager = (await aPerson(office(), 802)).id;
      await managerOf(office(), manager);
      const people = [company.people.ada, colleague, manager, company.people.ngozi];
      await fc.assert(
        fc.asyncProperty(steps, async (ofTheDay) => {
          const paid = new Map<string, number>();
          const departsAt = new Date(clock.now.getTime() + 20 * 24 * 60 * 60_000).toISOString();
          const day = {
            office: office(),
            people,
            trip: await aTrip(db, company, { seats: 80, departsAt }),
            seat: 1,
            sales: [],
            paid,
          };
          for (const one of [{ ...FIRST, does: 'sell' as const }, ...ofTheDay]) await take(day, one);
          // What comes to an account that was closed days ago is found by its event alone.
          for (const account of paid.keys()) await work(office(), account);
          for (const minutes of [0, 70, 1_500]) {
            await take(day, { ...FIRST, does: 'wait', minutes });
            await work(office());
          }
          for (const { came, confirmed, by_hand, returned, surplus, awaits } of await db.query<Fate>(FATES)) {
            expect(confirmed + returned).toBeLessThanOrEqual(came);
            if (!awaits) expect(surplus).toBe(Math.max(0, came - confirmed - by_hand - returned));
          }
          const stored = await db.query<{ reference: string; kobo: number }>(sql`
            select came_for as reference, sum(amount_kobo)::bigint as kobo from provider_money where came_for = any(${[...paid.keys()]}) group by 1`);
          expect(new Map(stored.map(({ reference, kobo }) => [reference, kobo]))).toEqual(paid);
          expect(await db.query(TWICE)).toEqual([]);
        }),
        { numRuns: rounds(10), seed: 52, endOnFailure: true },
      );
      expect(await db.query(WRONG_BOOKS)).toEqual([]);
      expect((await verify(db)).broken).toEqual([]);
    },
    rounds(120_000),
  );
});

const FIRST: Omit<Step, 'does'> = {
  pick: 0,
  by: 0,
  part: 1,
  method: 'Bank Transfer',
  minutes: 0,
  isKnown: true,
};
