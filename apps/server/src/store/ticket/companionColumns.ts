import { wireNameOf } from '@motorpark/contract';
import {
  COMPANION_FIELDS,
  type Companion,
  type PassengerKind,
  fieldNames,
  valuesOf,
} from '@motorpark/domain';
import { type Transaction, join, name, sql } from '../../db';
import { fieldColumns } from '../field';

const companionColumns = fieldColumns(COMPANION_FIELDS, 'passenger', {
  name: { keep: (said) => said || null },
  kind: { keep: (said) => (said === 'adult' ? null : said || null) },
});

const PARTS = fieldNames(COMPANION_FIELDS).map(
  (field) => sql`${field}::text, coalesce(passenger.${name(wireNameOf(field))}, '')`,
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
