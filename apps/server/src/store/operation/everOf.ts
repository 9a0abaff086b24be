import { type Statement, sql } from '../../db';

/**
 * SQL, after `from`: the rows of a table that are about a ticket or waybill; of a ticket that a disruption split from another one also those about that one, until
 * it was split.
 */
export const everOf = (table: 'change' | 'give_back' | 'operation', id: string | Statement): Statement => {
  const rows = { change: sql`change`, give_back: sql`give_back`, operation: sql`operation` }[table];
  return sql`former_records(${id}::uuid) as former
    join ${rows} on (${rows}.ticket_id = former.id or ${rows}.waybill_id = former.id) and ${rows}.at <= former.until`;
};
