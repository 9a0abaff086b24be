import { setImmediate as letOthers } from 'node:timers/promises';
import type { Data, WireAwaitedPayment, WireStatement } from '@motorpark/contract';
import { atOwnTerminal } from '../../access/rights';
import { sql } from '../../db';
import type { PersonContext } from '../../http/call';
import { expireDue } from '../expireDue';
import { paymentRows } from '../paymentRows';
import { referencesIn, sameReference } from './references';
import { type ReadRow, sortOut } from './sortOut';
import { type StatementRow, readStatement } from './statementColumns';
import { usedReferences } from './usedReferences';

/** So many rows are read at a stretch. */
const STRETCH = 200;

/** What is shorter is not looked for among the references of all times, unless it has a cell of its own. */
const SHORTEST_USED = 6;

/** Which payments a bank's statement names, by the reference that was given when they were sold. It confirms none, and nothing of it is kept. */
export async function matchStatement(context: PersonContext): Promise<Data<WireStatement>> {
  const { db, input, person, now } = context;
  const rows = readStatement(input['file']);
  await expireDue(db, now);
  const payments = await paymentRows(
    db,
    sql`outcome is null and coalesce(ticket.payment_reference, waybill.payment_reference) is not null
      and ${atOwnTerminal(person, 'payment.confirm', sql`operation.terminal_id`)}`,
    context,
  );
  const awaited = new Map<string, WireAwaitedPayment[]>();
  for (const payment of payments) {
    const same = sameReference(payment.told_reference);
    if (same !== '') awaited.set(same, [...(awaited.get(same) ?? []), payment]);
  }
  const credits = await readAll(rows.filter(({ amount }) => amount !== undefined));
  const used = await usedReferences(
    db,
    new Set(
      credits.flatMap(({ said, row }) =>
        [...said].filter((same) => awaited.has(same) || mayBeUsed(same, row)),
      ),
    ),
  );
  return {
    data: {
      ...sortOut(credits, { awaited, used }),
      rows: rows.length,
      passed_over: rows.length - credits.length,
    },
  };
}

async function readAll(rows: readonly StatementRow[]): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % STRETCH === STRETCH - 1) await letOthers();
    read.push({ row, said: referencesIn(row) });
  }
  return read;
}

const mayBeUsed = (same: string, { references }: StatementRow): boolean =>
  (same.length >= SHORTEST_USED && /\d/.test(same)) ||
  references.some((cell) => sameReference(cell) === same);
