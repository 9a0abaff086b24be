import type { LedgerSubject } from '../operation/ledger';
import { lineOf } from '../operation/ledger';
import { type Sql, prepared, sql } from '../db';
import { type Failure, refused } from '../http/failure';

/** The refusal for a record whose money nobody has seen yet. */
export const notConfirmed = (noun: LedgerSubject['noun']): string =>
  `The payment of this ${noun} is not confirmed yet.`;

/** Whether nobody has seen the money of a record yet. */
export async function isUnconfirmed(tx: Sql, subject: LedgerSubject): Promise<boolean> {
  const rows = await tx.query(
    prepared(sql`
      select from awaited_payment join operation on operation.id = awaited_payment.id
      where ${lineOf(subject)} and outcome is null`),
  );
  return rows.length > 0;
}

/** Throws where nobody has seen the money of a record yet. */
export async function refuseUnconfirmed(
  tx: Sql,
  subject: LedgerSubject,
  failure: (message: string) => Failure = refused,
): Promise<void> {
  if (await isUnconfirmed(tx, subject)) throw failure(notConfirmed(subject.noun));
}
