import type { WaybillStatus } from '@motorpark/domain';
import { type Transaction, newId, sql } from '../../db';
import { recordSentAgain } from '../giveBack/recordSentAgain';
import { reasonIn } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { lockLoaded } from './loadedParcels';

const PENDING = 'Pending' satisfies WaybillStatus;
const ON_TRANSIT = 'On-Transit' satisfies WaybillStatus;
/** The reason in a waybill's history if the client cannot send one. */
const TAKEN_BACK = 'The departure of its bus was taken back.';

/**
 * Sets the loaded parcels of a departing trip On-Transit. Throws a 422 at `status` if the payment of one is not confirmed. The caller holds the trip's lock.
 */
export async function sendParcels(tx: Transaction, tripId: string, context: PersonContext): Promise<void> {
  const waiting = (await lockLoaded(tx, tripId)).filter(({ status }) => status === PENDING);
  for (const { id, number } of waiting) {
    if (await isUnconfirmed(tx, { noun: 'waybill', id })) throw invalid({ status: notPaid(number) });
  }
  await move(tx, waiting, { from: PENDING, to: ON_TRANSIT }, context);
  await recordSentAgain(
    tx,
    waiting.map(({ id }) => id),
    context,
  );
}

/** Sets the loaded parcels back to Pending after the departure was corrected. */
export async function holdBackParcels(
  tx: Transaction,
  tripId: string,
  context: PersonContext,
): Promise<void> {
  const sent = (await lockLoaded(tx, tripId)).filter(({ status }) => status === ON_TRANSIT);
  const reason = reasonIn(context.input) || TAKEN_BACK;
  await move(tx, sent, { from: ON_TRANSIT, to: PENDING, reason }, context);
}

const notPaid = (number: string) =>
  `The payment of waybill ${number} is not confirmed yet. Confirm it, or take the parcel off.`;

interface Step {
  from: WaybillStatus;
  to: WaybillStatus;
  reason?: string;
}

async function move(
  tx: Transaction,
  parcels: readonly { id: string }[],
  { from, to, reason }: Step,
  { person, now }: PersonContext,
): Promise<void> {
  if (parcels.length === 0) return;
  const ids = parcels.map(({ id }) => id);
  await tx.query(sql`update waybill set status = ${to} where id = any(${ids}::uuid[])`);
  for (const id of ids) {
    await tx.query(sql`
      insert into change (id, waybill_id, kind, from_status, to_status, reason, person_id, terminal_id, at)
      values (${newId()}, ${id}, ${reason === undefined ? 'status' : 'correction'}, ${from}, ${to},
        ${reason ?? null}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
  }
}
