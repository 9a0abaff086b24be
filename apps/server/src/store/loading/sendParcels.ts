import type { WaybillStatus } from '@motorpark/domain';
import type { Transaction } from '../../db';
import { recordSentAgain } from '../giveBack/recordSentAgain';
import { reasonIn, stepAll } from '../history';
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
  await stepAll(tx, { noun: 'waybill', records: waiting, to: ON_TRANSIT }, context);
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
  await stepAll(tx, { noun: 'waybill', records: sent, to: PENDING, reason }, context);
}

const notPaid = (number: string) =>
  `The payment of waybill ${number} is not confirmed yet. Confirm it, or take the parcel off.`;
