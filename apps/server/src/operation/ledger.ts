import type { Kobo } from '@motorpark/domain';
import type { Person } from '../access/person';
import { type Sql, newId, sql } from '../db';

interface Sale {
  ticketId: string;
  ticketNumber: string;
  amount: Kobo;
  /** Where the money counts: the seller's terminal, or for the head office the trip's origin. */
  terminalId: string;
  person: Person;
  now: Date;
}

/** Money came in for a ticket. */
export async function recordTicketSale(tx: Sql, sale: Sale): Promise<void> {
  const { ticketId, ticketNumber, amount, terminalId, person, now } = sale;
  await tx.query(sql`
    insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id, at)
    values (${newId()}, 'TICKET_BOOKING', ${ticketId}, ${`Ticket ${ticketNumber}`}, ${amount}, ${terminalId},
      ${person.id}, ${now})`);
}

/** A deleted ticket's money goes back, from the terminal of whoever deletes it, else from where it came in. */
export async function reverseTicketSale(
  tx: Sql,
  { ticketId, ticketNumber, person, now }: Omit<Sale, 'amount' | 'terminalId'>,
): Promise<void> {
  await tx.query(sql`
    insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id, at, reverses)
    select ${newId()}::uuid, type, ticket_id, ${`Ticket ${ticketNumber} deleted`}::text, -amount_kobo,
      coalesce(${person.terminal?.id ?? null}::uuid, terminal_id), ${person.id}::uuid, ${now}::timestamptz, id
    from operation as sale
    where ticket_id = ${ticketId} and reverses is null
      and not exists (select from operation as reversal where reversal.reverses = sale.id)`);
}
