import { type Kobo, formatNaira } from '@motorpark/domain';
import type { Sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { Failure, invalid } from '../../request/failure';
import { type CallLimit, countCall, refuseAtLimit } from '../limits';
import { sumsOf } from './shiftParts';

/** The held amount is told in whole steps of this many kobo, because the clerk counts the drawer without knowing what should be in it. */
const STEP = 1_000_000;

/** How often a clerk may ask for more than the drawer holds, so that trying amounts does not tell them what it holds. */
const LIMIT: CallLimit = {
  what: 'beyond the drawer',
  most: 5,
  withinMs: 12 * 60 * 60_000,
  of: 'amounts above what the drawer holds',
};

class BeyondDrawer extends Failure {}

/**
 * Throws a 422 at `amount` if a locked drawer holds less cash than is taken out of it. It names what the drawer holds as less than a multiple of ₦10,000. Must be
 * called within `takingCash`.
 */
export async function refuseBeyondDrawer(
  tx: Sql,
  shiftId: string,
  amount: Kobo,
  instead = '',
): Promise<void> {
  const { Cash: held } = await sumsOf(tx, shiftId);
  if (amount <= held) return;
  const holds =
    held <= 0 ? 'no cash' : `less than ${formatNaira((Math.floor(held / STEP) + 1) * STEP)} in cash`;
  const { status, body } = invalid({ amount: `This drawer holds ${holds}.${instead}` });
  throw new BeyondDrawer(status, body);
}

/** Runs work that takes cash out of a drawer, and counts each attempt to take more than it holds. Throws a 429 after too many. */
export async function takingCash<Answer>(
  { db, person, now }: PersonContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await refuseAtLimit(db, LIMIT, person.id, now);
  try {
    return await work();
  } catch (error) {
    if (error instanceof BeyondDrawer) await countCall(db, LIMIT, person.id, now);
    throw error;
  }
}
