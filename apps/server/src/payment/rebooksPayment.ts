import type { Person } from '../access/person';
import type { Transaction } from '../db';
import { type LedgerSubject, isInOwnShift } from '../operation/ledger';
import { isUnconfirmed } from './refuseUnconfirmed';

/** Whether a changed payment method is booked again: if the money is in the person's open drawer, or is not confirmed yet. */
export const rebooksPayment = async (
  tx: Transaction,
  subject: LedgerSubject,
  person: Person,
): Promise<boolean> => (await isInOwnShift(tx, subject, person)) || isUnconfirmed(tx, subject);
