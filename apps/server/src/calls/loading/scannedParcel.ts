import { formatDateTime } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, type RowOf, type Sql, sql } from '../../db';
import { BY_RULE, voidingColumns } from '../../store/history';
import { type Failure, invalid, notFound } from '../../request/failure';
import { listRows } from '../../db/rows';
import { withinWaybillReach } from '../../store/waybill/reach';

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

export type ScannedParcel = RowOf<typeof ROW>;

const WAYBILL_ENDS = sql`waybill join terminal as origin on origin.id = waybill.origin_terminal_id
  join terminal as destination on destination.id = waybill.destination_terminal_id`;

/** Locks the parcel with this number and returns it, also if it was voided; undefined if it is not within the person's reach. */
export async function lockScanned(
  tx: Sql,
  number: string,
  person: Person,
): Promise<ScannedParcel | undefined> {
  await tx.query(sql`select id from waybill where number = ${number} for update`);
  const [parcel] = await listRows(
    tx,
    sql`select ${ROW} from ${WAYBILL_ENDS} where waybill.number = ${number} and ${withinWaybillReach(person)}`,
  );
  return parcel;
}

/** Returns the terminals of a parcel that is not within the person's reach; undefined if there is none, or it was voided. */
export async function routeOf(
  tx: Sql,
  number: string,
): Promise<{ origin: string; destination: string } | undefined> {
  const [astray] = await tx.query(sql`
    select ${columns('origin.name as origin', 'destination.name as destination')} from ${WAYBILL_ENDS}
    where waybill.number = ${number} and waybill.deleted_at is null`);
  return astray;
}

/** The failure for a number that no parcel of the terminal has; it may be mistyped, so nothing is said about a parcel. */
export const unknownParcel = (number: string) => notFound(`There is no waybill ${number} at this terminal.`);

/** Returns the failure for a voided parcel; undefined if it is valid. */
export function whyVoid({ number, voided_at, voided_by }: ScannedParcel): Failure | undefined {
  if (voided_at === null) return undefined;
  const when = formatDateTime(voided_at);
  return invalid({ code: `Waybill ${number} was voided on ${when} by ${voided_by ?? BY_RULE}.` });
}
