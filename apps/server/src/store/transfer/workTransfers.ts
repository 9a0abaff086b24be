import type { PaymentProvider } from '../../payments/provider';
import { type Database, type Statement, columns, prepared, sql } from '../../db';
import { receiveMoney } from './receiveMoney';

/** How many references are asked for at the same time. */
const AT_ONCE = 20;

interface Work {
  provider: PaymentProvider;
  now: Date;
  onFailure: (error: unknown) => void;
}

/**
 * Asks the provider for whatever is due: each account every half minute until its time is over, and every ten minutes for a day after that; what an event named until the provider has answered, as
 * long. Several processes share the work. A failure is reported, and the reference is asked for again at its next time.
 */
export async function workTransfers(db: Database, { provider, now, onFailure }: Work): Promise<void> {
  for (;;) {
    const references = new Set([
      ...(await dueEvents(db, provider, now)),
      ...(await dueAccounts(db, provider, now)),
    ]);
    if (references.size === 0) return;
    await Promise.all(
      [...references].map(async (reference) => {
        try {
          const money = await provider.moneyFor(reference);
          await receiveMoney(db, { provider: provider.name, reference, money, now });
          await db.query(
            sql`update provider_event set ask_at = null where reference = ${reference} and ask_at is not null and at <= ${now}`,
          );
        } catch (error) {
          onFailure(error);
        }
      }),
    );
  }
}

/** SQL: when it is asked again after now; null if no more. */
const nextTime = (until: Statement, now: Date) => sql`case
  when ${until} > ${now} then ${now}::timestamptz + interval '30 seconds'
  when ${until} > ${now}::timestamptz - interval '1 day' then ${now}::timestamptz + interval '10 minutes' end`;

async function dueAccounts(db: Database, { name }: PaymentProvider, now: Date): Promise<string[]> {
  const due = await db.query(
    prepared(sql`
      update transfer_account set ask_at = ${nextTime(sql`until`, now)}
      where id in (select id from transfer_account where ask_at <= ${now} and provider = ${name} order by ask_at limit ${AT_ONCE} for update skip locked)
      returning ${columns('transfer_account.id', 'transfer_account.request')}`),
  );
  return due.map(({ id, request }) => request ?? id);
}

async function dueEvents(db: Database, { name }: PaymentProvider, now: Date): Promise<string[]> {
  const due = await db.query(
    prepared(sql`
      update provider_event set ask_at = ${nextTime(sql`at + interval '1 hour'`, now)}
      where id in (select id from provider_event where ask_at <= ${now} and provider = ${name} order by ask_at limit ${AT_ONCE} for update skip locked)
      returning ${columns('provider_event.reference')}`),
  );
  return due.map(({ reference }) => reference);
}
