import { type Statement, sql } from '../../db';

/**
 * SQL: the part of a record's price that did not come in cash, in kobo, if another part of it did; null if it is paid in one way (docs/payment.md#two-parts). The ledger says it, so that
 * record and books agree to the kobo; of a void record what it was before.
 */
export const nonCashOf = (noun: 'ticket' | 'waybill'): Statement => {
  const record = sql`${noun === 'ticket' ? sql`ticket` : sql`waybill`}`;
  const came = (is: Statement) =>
    sql`sum(operation.amount_kobo) filter (where operation.method ${is} 'Cash')`;
  return sql`(
    select case when ${record}.payment_method <> 'Cash' and ${came(sql`=`)} > 0 and ${came(sql`<>`)} > 0 then ${came(sql`<>`)}::bigint end
    from operation where operation.${record}_id = ${record}.id and (operation.kind is null or operation.kind = 'difference')
      and (${record}.deleted_at is null or operation.at < ${record}.deleted_at or operation.amount_kobo > 0))`;
};
