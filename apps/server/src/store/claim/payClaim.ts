import { type Kobo, formatNaira, readClaimNumber } from '@motorpark/domain';
import { type Transaction, columns, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Person } from '../../request/person';
import { stepAll } from '../history';
import { withinClaimReach } from './claimRows';

interface Paying {
  /** The typed number of the claim; undefined if the expense pays none. */
  claim: string | undefined;
  amount: Kobo;
  /** Id of the expense, if it is edited, and of who entered it. */
  expenseId?: string;
  enteredBy: string;
  person: Person;
}

const NOT_BY_RECORDER = 'Whoever recorded a claim cannot pay it. A colleague enters its expense.';

/**
 * Returns the claim that an expense would pay, locked until the transaction ends; undefined if it names none. Throws a 422 unless the claim was accepted with at
 * least this amount, no other expense pays it, and neither the person nor whoever entered the expense recorded it.
 */
export async function claimToPay(tx: Transaction, paying: Paying) {
  const { claim: typed, amount, expenseId, enteredBy, person } = paying;
  if (typed === undefined) return undefined;
  const number = readClaimNumber(typed);
  const [claim] = await tx.query(sql`
    select ${columns('claim.id', 'claim.number', 'claim.status', 'claim.accepted_kobo', 'claim.entered_by')}
    from claim where number = ${number ?? ''} and ${withinClaimReach(person)} for update`);
  if (!claim) throw invalid({ claim_number: `There is no claim ${typed}. Check its number.` });
  if (claim.entered_by === person.id || claim.entered_by === enteredBy)
    throw invalid({ claim_number: NOT_BY_RECORDER });
  const [other] = await tx.query(sql`
    select from expense where claim_id = ${claim.id} and deleted_at is null and id is distinct from ${expenseId ?? null}::uuid`);
  if (other) throw invalid({ claim_number: 'Another expense already pays this claim.' });
  const { status, accepted_kobo: accepted } = claim;
  if (status !== 'Accepted' || accepted === null)
    throw invalid({ claim_number: `This claim is ${status}. Only an accepted claim can be paid.` });
  if (amount > accepted)
    throw invalid({ amount: `The claim was accepted with ${formatNaira(accepted)}. Enter at most that.` });
  return { id: claim.id, number: claim.number };
}

/** Sets the claim of an approved expense to Paid; to Accepted again once the expense is taken back. Does nothing if the expense pays none. */
export async function setClaimPaid(
  tx: Transaction,
  expenseId: string,
  isPaid: boolean,
  who: { person: Person; now: Date },
): Promise<void> {
  const [claim] = await tx.query(sql`
    select ${columns('claim.id', 'claim.status')} from claim
    where id = (select claim_id from expense where expense.id = ${expenseId}) for update`);
  const to = isPaid ? 'Paid' : 'Accepted';
  if (!claim || claim.status === to) return;
  const reason = isPaid ? undefined : 'The expense was taken back';
  await stepAll(tx, { noun: 'claim', records: [claim], to, reason }, who);
}
