import type { PaymentProvider } from '../../payments/provider';
import { type Database, columns, prepared, sql } from '../../db';
import { compareSettlements } from './compareSettlements';
import { fetchSettlement } from './fetchSettlement';

/** For how many days it is asked for what is late. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** The entry of `settlement_due` for whatever was paid out. */
const ALL = '';

interface Work {
  provider: PaymentProvider;
  now: Date;
  onFailure: (error: unknown) => void;
}

/**
 * Asks the provider every hour what it has paid out to the bank, at once for what its event named, stores each settlement once and compares it with the money that came. Several processes share the
 * work. A failure is reported, and it is asked for again an hour later.
 */
export async function workSettlements(db: Database, { provider, now, onFailure }: Work): Promise<void> {
  const { name } = provider;
  await db.query(
    prepared(sql`insert into settlement_due (provider, reference, at, ask_at)
      select ${name}, ${ALL}, ${now}, ${now} where not exists (select from settlement_due where provider = ${name} and reference = ${ALL})
      on conflict do nothing`),
  );
  for (;;) {
    const due = await nextDue(db, name, now);
    if (!due) return;
    try {
      const { reference } = due;
      const at = new Date(due.at);
      if (reference === ALL) await fetchAll(db, { provider, now, onFailure, start: at });
      else await fetchSettlement(db, { provider, now, paidOut: { reference, paidAt: at } });
    } catch (error) {
      onFailure(error);
    }
  }
}

async function nextDue(db: Database, provider: PaymentProvider['name'], now: Date) {
  const [due] = await db.query(
    prepared(sql`
      update settlement_due set ask_at = ${now}::timestamptz + interval '1 hour'
      where provider = ${provider} and reference in (
        select reference from settlement_due where provider = ${provider} and ask_at <= ${now} order by ask_at limit 1 for update skip locked)
      returning ${columns('settlement_due.reference', 'settlement_due.at')}`),
  );
  return due;
}

interface All extends Work {
  /** When it was asked for the first time. */
  start: Date;
}

/** Stores what the provider lists, forgets events that it does not answer for, and compares again what is not older than that. */
async function fetchAll(db: Database, { provider, now, onFailure, start }: All): Promise<void> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const from = since > start ? since : start;
  for (const paidOut of await provider.paidOutSince(from))
    await fetchSettlement(db, { provider, now, paidOut }).catch(onFailure);
  await db.query(
    sql`delete from settlement_due where provider = ${provider.name} and reference <> ${ALL} and at < ${since}`,
  );
  await db.transaction((tx) => compareSettlements(tx, { provider: provider.name, now, since, start }));
}
