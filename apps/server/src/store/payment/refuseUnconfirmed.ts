import { type LedgerSubject, lineOf } from '../operation/ledger';
import { type Sql, prepared, sql } from '../../db';
import { type Failure, refused } from '../../request/failure';

/** The message for a record whose payment is not confirmed. */
export const notConfirmed = (noun: LedgerSubject['noun']): string =>
  `The payment of this ${noun} is not confirmed yet.`;

/** Whether a record's payment still waits for confirmation. */
export async function isUnconfirmed(tx: Sql, subject: LedgerSubject): Promise<boolean> {
  const rows = await tx.query(
    prepared(sql`
      select from awaited_payment join operation on operation.id = awaited_payment.id
      where ${lineOf(subject)} and outcome is null`),
  );
  return rows.length > 0;
}

/** Throws if a record's payment still waits for confirmation. */
export async function refuseUnconfirmed(
  tx: Sql,
  subject: LedgerSubject,
  failure: (message: string) => Failure = refused,
): Promise<void> {
  if (await isUnconfirmed(tx, subject)) throw failure(notConfirmed(subject.noun));
}
