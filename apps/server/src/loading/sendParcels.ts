import type { WaybillStatus } from '@motorpark/domain';
import { type Sql, newId, sql } from '../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../http/call';
import { invalid } from '../http/failure';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { lockLoaded } from './loadedParcels';

const WAITS = 'Pending' satisfies WaybillStatus;
const ON_ITS_WAY = 'On-Transit' satisfies WaybillStatus;
/** Said in a waybill's history where a client cannot say why. */
const TAKEN_BACK = 'The departure of its bus was taken back.';

/** A bus leaves: what it takes along is on its way. A 422 at `status` where nobody has seen the money of something yet. The caller holds the trip. */
export async function sendParcels(tx: Sql, tripId: string, context: PersonContext): Promise<void> {
  const waiting = (await lockLoaded(tx, tripId)).filter(({ status }) => status === WAITS);
  for (const { id, number } of waiting) {
    if (await isUnconfirmed(tx, { noun: 'waybill', id })) throw invalid({ status: notPaid(number) });
  }
  await move(tx, waiting, { from: WAITS, to: ON_ITS_WAY }, context);
}

/** It has not left after all: what it takes along waits on it. */
export async function holdBackParcels(tx: Sql, tripId: string, context: PersonContext): Promise<void> {
  const gone = (await lockLoaded(tx, tripId)).filter(({ status }) => status === ON_ITS_WAY);
  const reason = reasonIn(context.input) || TAKEN_BACK;
  await move(tx, gone, { from: ON_ITS_WAY, to: WAITS, reason }, context);
}

const notPaid = (number: string) =>
  `The payment of waybill ${number} is not confirmed yet. Confirm it, or take the parcel off.`;

interface Step {
  from: WaybillStatus;
  to: WaybillStatus;
  /** Why it is taken back. */
  reason?: string;
}

async function move(
  tx: Sql,
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
