import type { Person } from '../access/person';
import type { Sql } from '../db';
import { type LedgerSubject, isInOwnShift } from '../operation/ledger';
import { isUnconfirmed } from './refuseUnconfirmed';

/** Whether the line of a record that is paid otherwise is made anew: within the drawer that has it, or where nobody has seen the money. */
export const movesItsLine = async (tx: Sql, subject: LedgerSubject, person: Person): Promise<boolean> =>
  (await isInOwnShift(tx, subject, person)) || isUnconfirmed(tx, subject);
