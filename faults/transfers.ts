import { setTimeout as wait } from 'node:timers/promises';
import { newRetryKey } from '@motorpark/api';
import type { Random } from '../apps/server/src/demo/random';
import { columns, computed, sql } from '../apps/server/src/db';
import { signatureOf } from '../apps/server/src/payments/events';
import type { Fault } from '../apps/server/src/payments/simulator/faults';
import { aBooking } from '../apps/server/src/testing/booking';
import { verify } from '../apps/server/src/verify/verify';
import { type Fields, fieldsOf } from '../e2e/support/caller';
import { KEYS, simulateProvider } from '../e2e/support/paymentProvider';
import { startMachines } from './machines';
import { type MakeSite, SEATS, type Site } from './office';
import { openProxy } from './proxy';

const DESKS = 6;
const FARE = 18_500;
const FARE_KOBO = FARE * 100;
/** What can happen to a customer's transfer; `none` is the most frequent. */
const OF_MONEY: readonly (Fault | 'none')[] = [
  'late',
  'reordered',
  'lost',
  'twice',
  'forged',
  'partial',
  'over',
];
/** What can happen to the provider, for as long as a few sales. */
const OF_PROVIDER: readonly Fault[] = ['rate-limited', 'down'];
/** Without an event, an account is asked about every 30 s. */
const FOUND_WITHIN_MS = 180_000;

interface Sale {
  ticket: string;
  /** Kobo that the customer has sent for it. */
  sent: number;
  isDeleted: boolean;
}

export interface Transfers {
  payments: number;
  kills: number;
  /** How often each fault happened. */
  faults: ReadonlyMap<string, number>;
  /** Sums in kobo: what customers sent, and what the books have. */
  sent: number;
  confirmed: number;
  toGiveBack: number;
  /** Came in part, and waits for the rest. */
  waiting: number;
  wrong: string[];
}

/** Sells by transfer while a simulated payment provider, its events and the server processes fail, until all money has been found; then compares what customers have sent with the books. */
export async function transferRun(
  make: MakeSite,
  { payments, kills }: { payments: number; kills: number },
  random: Random,
): Promise<Transfers> {
  const site = await make(payments);
  await requireConfirmation(site);
  let target = () => '';
  const proxy = await openProxy({ target: () => target(), faultOf: () => undefined });
  const { provider, env } = await simulateProvider(proxy.url);
  const machines = await startMachines(site, { env });
  target = machines.next;
  const call = callerOf(proxy.url, site.office.token);
  const faults = new Map<string, number>();
  const count = (name: string) => void faults.set(name, (faults.get(name) ?? 0) + 1);
  const sales: Sale[] = [];
  const wrong: string[] = [];

  /** Sends money to an account; the fault, if any, is this transfer's alone. */
  async function pay(sale: Sale, to: string, kobo: number, fault: Fault | 'none') {
    const share = fault === 'partial' ? 0.5 : fault === 'over' ? 2 : 1;
    sale.sent += Math.round(kobo * share);
    if (fault === 'none') return void (await provider.pay(to, kobo));
    count(fault);
    provider.faults.add(fault);
    const paying = provider.pay(to, kobo);
    provider.faults.delete(fault);
    const statuses = await paying;
    // Events of others that waited are delivered with it.
    if (fault === 'forged' && !statuses.some((status) => status === 401 || status === 0))
      wrong.push(`A forged event was answered with ${statuses.join(', ')}`);
  }

  async function sell(index: number) {
    const trip = site.office.trips[Math.floor(index / SEATS)] ?? '';
    const booking = aBooking(trip, { seat_number: [(index % SEATS) + 1], payment_method: 'Bank Transfer' });
    const ticket = String((await call('POST', 'book_ticket', booking))['id']);
    const sale: Sale = { ticket, sent: 0, isDeleted: false };
    sales.push(sale);
    const account = await open(ticket);
    if (random.chance(0.05)) await claimToHavePaid(ticket);
    if (random.chance(0.1)) {
      await call('DELETE', `delete_ticket/${ticket}`, { reason: 'The customer left' });
      sale.isDeleted = true;
      count('deleted');
    }
    const fault = random.chance(0.4) ? 'none' : random.pick(OF_MONEY);
    await pay(sale, account, FARE_KOBO, fault);
    if (random.chance(0.3)) await provider.deliver();
    if (fault === 'partial' && !sale.isDeleted && random.chance(0.5)) {
      await untilReceived(sale);
      await pay(sale, await open(ticket), FARE_KOBO / 2, 'none');
    }
  }

  const open = async (ticket: string) => String((await call('PUT', `open_transfer/${ticket}`))['number']);

  async function untilReceived({ ticket, sent }: Sale) {
    const giveUpAt = Date.now() + FOUND_WITHIN_MS;
    while (Date.now() < giveUpAt) {
      const { received } = await call('GET', `get_transfer/${ticket}`);
      if (Math.round(Number(received) * 100) === sent) return;
      await wait(250);
    }
    wrong.push(`${ticket}: not all of ${sent} kobo was found within ${FOUND_WITHIN_MS / 1_000} s`);
  }

  /** Sends a signed event of money that the provider does not have, as somebody who stole the key would. */
  async function claimToHavePaid(ticket: string) {
    count('claimed');
    const body = Buffer.from(
      JSON.stringify({ eventType: 'SUCCESSFUL_TRANSACTION', eventData: { paymentReference: ticket } }),
    );
    const headers = { 'monnify-signature': signatureOf(body, KEYS.secretKey) };
    await fetch(`${proxy.url}/api/payment_events`, { method: 'POST', headers, body }).catch(() => undefined);
  }

  let begun = 0;
  let isSelling = true;
  const desks = Array.from({ length: DESKS }, async () => {
    while (begun < payments) await sell(begun++);
  });
  const troubles = (async () => {
    while (isSelling) {
      const fault = random.pick(OF_PROVIDER);
      await wait(random.int(200, 2_000));
      count(fault);
      provider.faults.add(fault);
      await wait(random.int(100, 800));
      provider.faults.delete(fault);
    }
  })();
  let killed = 0;
  const killing = (async () => {
    // They are spread over all sales.
    while (isSelling && killed < kills) {
      if (begun >= ((killed + 1) * payments) / (kills + 1)) {
        await machines.restart('kill');
        killed += 1;
        await machines.up();
      } else await wait(20);
    }
  })();
  await Promise.all(desks);
  isSelling = false;
  await Promise.all([troubles, killing]);
  await provider.deliver();
  // One after the other: nearly all have been found, and thousands that ask at once would keep the server from finding the rest.
  for (const sale of sales) await untilReceived(sale);
  await machines.stop();
  await Promise.all([provider.close(), proxy.close()]);
  return { payments: sales.length, kills: killed, faults, ...(await compareWithMoney(site, sales, wrong)) };
}

/** Whether all kobo that customers sent are in the books, once. */
export const isAllThere = ({ sent, confirmed, toGiveBack, waiting, wrong }: Transfers): boolean =>
  sent === confirmed + toGiveBack + waiting && wrong.length === 0;

/** The outcome as lines of text: a summary, then the errors. */
export function formatTransfers({
  payments,
  kills,
  faults,
  sent,
  confirmed,
  toGiveBack,
  waiting,
  wrong,
}: Transfers): string[] {
  return [
    `${payments} transfers, ${kills} kill -9: ${sent} kobo sent = ${confirmed} confirmed + ${toGiveBack} to give back + ${waiting} waiting for the rest`,
    `  ${[...faults]
      .map(([name, times]) => `${times} ${name}`)
      .toSorted()
      .join(', ')}`,
    ...wrong.map((words) => `  WRONG ${words}`),
  ];
}

async function requireConfirmation({ open }: Site) {
  const db = await open();
  await db.query(sql`update company set confirmation_rule = 'required', confirmation_minutes = 120`);
  await db.close();
}

/** Returns a function that makes a call again, with the same key, until the server has answered it, and returns its data. A provider that gives no account number is asked again. */
function callerOf(url: string, token: string) {
  return async (method: string, path: string, body?: object): Promise<Fields> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': newRetryKey(),
    };
    for (;;) {
      const answer = await fetch(`${url}/api/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer?.ok && text !== undefined) return fieldsOf(fieldsOf(JSON.parse(text))['data']);
      const isRefused = answer !== undefined && answer.status < 500 && answer.status !== 429;
      if (isRefused && !text?.includes('gives no account number now'))
        throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      if (isRefused) headers['idempotency-key'] = newRetryKey();
      await wait(100);
    }
  };
}

async function compareWithMoney({ open }: Site, sales: readonly Sale[], wrong: string[]) {
  const db = await open();
  try {
    const rows = await db.query(sql`
      select ${columns('ticket.id')}, ${computed<{
        received: number;
        confirmed: number;
        surplus: number;
        is_awaited: boolean;
      }>({
        received: sql`coalesce((select sum(provider_money.amount_kobo) from provider_money join transfer_account on transfer_account.id = account_id
          where transfer_account.ticket_id = ticket.id), 0)::bigint`,
        confirmed: sql`coalesce((select sum(operation.amount_kobo) from operation join awaited_payment on awaited_payment.id = operation.id
          where operation.ticket_id = ticket.id and outcome = 'Confirmed' and awaited_payment.provider is not null), 0)::bigint`,
        surplus: sql`coalesce((select amount_kobo from transfer_surplus where record_id = ticket.id), 0)::bigint`,
        is_awaited: sql`exists (select from operation join awaited_payment on awaited_payment.id = operation.id
          where operation.ticket_id = ticket.id and outcome is null)`,
      })} from ticket`);
    const known = new Map(rows.map((row) => [row.id, row]));
    const sums = { sent: 0, confirmed: 0, toGiveBack: 0, waiting: 0 };
    for (const { ticket, sent, isDeleted } of sales) {
      const {
        received = 0,
        confirmed = 0,
        surplus = 0,
        is_awaited: isAwaited = false,
      } = known.get(ticket) ?? {};
      sums.sent += sent;
      sums.confirmed += confirmed;
      sums.toGiveBack += surplus;
      sums.waiting += isAwaited ? received : 0;
      const ought = isDeleted || sent < FARE_KOBO ? 0 : FARE_KOBO;
      if (received !== sent) wrong.push(`${ticket}: ${sent} kobo sent, ${received} received`);
      if (confirmed !== ought) wrong.push(`${ticket}: ${sent} kobo sent, ${confirmed} confirmed`);
    }
    if (known.size !== sales.length) wrong.push(`${known.size} tickets of ${sales.length} sales`);
    const { broken } = await verify(db);
    wrong.push(...broken.map(({ table, id, what }) => `not as it was sealed: ${table} ${id}, ${what}`));
    return { ...sums, wrong };
  } finally {
    await db.close();
  }
}
