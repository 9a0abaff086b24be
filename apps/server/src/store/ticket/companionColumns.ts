import { COMPANION_FIELDS, type Companion, type PassengerKind, valuesOf } from '@motorpark/domain';
import { type Transaction, join, name, sql } from '../../db';
import { fieldColumns } from '../field';

const COLUMNS = {
  name: { column: 'name', keep: (said: string) => said || null },
  phone: { column: 'phone' },
  address: { column: 'address' },
  nextOfKinName: { column: 'next_of_kin_name' },
  nextOfKinPhone: { column: 'next_of_kin_phone' },
  kind: { column: 'kind', keep: (said: PassengerKind | undefined) => (said === 'child' ? said : null) },
  born: { column: 'born' },
} as const;

const companionColumns = fieldColumns(COMPANION_FIELDS, 'passenger', COLUMNS);

const PARTS = Object.entries(COLUMNS).map(
  ([field, { column }]) => sql`${field}::text, coalesce(passenger.${name(column)}, '')`,
);

/** SQL: the companions of a ticket in the domain's form; refers to the table `ticket`. */
export const COMPANIONS_OF_TICKET = sql`coalesce((
  select json_agg(json_build_object('seat', passenger.seat_number, ${join(PARTS, ', ')}) order by passenger.seat_number)
  from passenger where passenger.ticket_id = ticket.id and not passenger.is_first), '[]')`;

/** Stores what the traveler of a ticket pays as. */
export const setTravelerKind = (tx: Transaction, ticketId: string, kind: PassengerKind | undefined) =>
  tx.query(sql`update passenger set kind = ${kind === 'child' ? kind : null}
    where ticket_id = ${ticketId} and is_first`);

/** Stores the details of the companions. Each seat already has a row in `passenger`, which the database maintains. */
export async function nameCompanions(
  tx: Transaction,
  ticketId: string,
  companions: readonly Companion[],
): Promise<void> {
  if (companions.length === 0) return;
  const rows = companions.map(
    ({ seat, kind = '', born = '', ...companion }) =>
      sql`(${seat}::int, ${companionColumns.values(valuesOf(COMPANION_FIELDS, { ...companion, kind, born }))})`,
  );
  await tx.query(sql`
    update passenger set (${companionColumns.inserted}) = (
        select ${companionColumns.inserted}
        from (values ${join(rows, ', ')}) as told (seat, ${companionColumns.inserted})
        where told.seat = passenger.seat_number)
    where ticket_id = ${ticketId} and not is_first`);
}
