import { sql } from '../../db';
import { NEVER_PAID } from './shiftParts';

/** SQL: who has received a `cash_drop` whose receipt, if there is one, is joined as `receipt`; null if nobody is known to. */
export const RECEIVED_BY = sql`coalesce(receipt.person_id, case when is_closing or correction_id is not null then receiver_id end)`;

/**
 * SQL condition on `operation`: cash that staff took or gave back while they had no open till, and the head office, which has none; but for what was paid out of
 * drops, as their deposit says.
 */
export const IN_NO_TILL = sql`shift_id is null and late_shift_id is null and method = 'Cash' and not ${NEVER_PAID} and not exists (
  select from cash_deposit where paid_out @> array[operation.id]
    and not exists (select from cash_deposit_return where deposit_id = cash_deposit.id))`;
