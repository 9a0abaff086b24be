import { type WaybillStatus, formatDateTime } from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, type RowOf, type Sql, sql } from '../db';
import { BY_RULE, voidingColumns } from '../history';
import { type Failure, invalid, lostRace } from '../http/failure';
import { notConfirmed, isUnconfirmed } from '../payment/refuseUnconfirmed';
import { listRows } from '../rows';
import type { LockedTrip } from '../trip/lockTrip';
import { withinWaybillReach } from '../waybill/reach';
import { busOf } from './detachFromTrip';

const PENDING = 'Pending' satisfies WaybillStatus;

const ROW = columns(
  'waybill.id',
  'waybill.number',
  'waybill.status',
  'waybill.trip_id',
  'waybill.origin_terminal_id',
  'waybill.destination_terminal_id',
  'origin.name as origin',
  'destination.name as destination',
  voidingColumns('waybill'),
);
type Found = RowOf<typeof ROW>;

const WAYBILL_ROADS = sql`waybill join terminal as origin on origin.id = waybill.origin_terminal_id
  join terminal as destination on destination.id = waybill.destination_terminal_id`;

/** Returns and locks the parcel with this number. Throws a 422 at `code` if it cannot go with this trip. */
export async function parcelToLoad(
  tx: Sql,
  trip: LockedTrip,
  { number, person }: { number: string; person: Person },
): Promise<{ id: string }> {
  await tx.query(sql`select id from waybill where number = ${number} for update`);
  const [parcel] = await listRows(
    tx,
    sql`select ${ROW} from ${WAYBILL_ROADS} where waybill.number = ${number} and ${withinWaybillReach(person)}`,
  );
  if (!parcel) throw invalid({ code: await wrongTerminalMessage(tx, number) });
  const failure = (await onABus(tx, trip, parcel)) ?? whyNot(trip, parcel);
  if (failure) throw failure;
  if (await isUnconfirmed(tx, { noun: 'waybill', id: parcel.id })) {
    throw invalid({ code: notConfirmed('waybill') });
  }
  return parcel;
}

/** A clerk with a parcel at the wrong terminal is told its origin and destination, and nothing else about it. */
async function wrongTerminalMessage(tx: Sql, number: string): Promise<string> {
  const [astray] = await tx.query(sql`
    select ${columns('origin.name as origin', 'destination.name as destination')} from ${WAYBILL_ROADS}
    where waybill.number = ${number} and waybill.deleted_at is null`);
  if (!astray) return `There is no waybill ${number} at this terminal.`;
  const { origin, destination } = astray;
  return `Waybill ${number} does not belong here: it goes from ${origin} to ${destination}. Call one of them.`;
}

async function onABus(
  tx: Sql,
  trip: LockedTrip,
  { number, trip_id, voided_at }: Found,
): Promise<Failure | undefined> {
  if (trip_id === null || voided_at !== null) return undefined;
  if (trip_id === trip.id) return lostRace({ code: `Waybill ${number} is on this bus already.` });
  const { description } = await busOf(tx, trip_id);
  return invalid({ code: `Waybill ${number} is loaded onto ${description}. Take it off there first.` });
}

function whyNot(trip: LockedTrip, parcel: Found): Failure | undefined {
  const { number, status } = parcel;
  if (parcel.voided_at !== null) {
    const when = formatDateTime(parcel.voided_at);
    return invalid({ code: `Waybill ${number} was voided on ${when} by ${parcel.voided_by ?? BY_RULE}.` });
  }
  if (parcel.origin_terminal_id !== trip.originId || parcel.destination_terminal_id !== trip.destinationId) {
    return invalid({
      code: `Wrong bus: waybill ${number} goes from ${parcel.origin} to ${parcel.destination}.`,
    });
  }
  return status === PENDING ? undefined : invalid({ code: `Waybill ${number} is ${status} already.` });
}
