import type { Day, OperationType } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../../db';
import { lagosDayOf } from '../../db/lagos';

/** The totals of operations on one day in Lagos, or on all days together. */
interface Sums {
  /** Empty for all days. */
  day: Day;
  /** Signed kobo as text, because sums may exceed the safe integer range. */
  tickets: string;
  waybills: string;
  expenses: string;
  /** Number of operations minus reversals and refunds; fees, differences of fare and luggage are not counted. */
  ticket_count: number;
  waybill_count: number;
  expense_count: number;
}

const NOTHING: Sums = {
  day: '',
  tickets: '0',
  waybills: '0',
  expenses: '0',
  ticket_count: 0,
  waybill_count: 0,
  expense_count: 0,
};

const amountOf = (type: OperationType) => sql`coalesce(sum(amount) filter (where type = ${type}), 0)::text`;
const countOf = (type: OperationType) => sql`coalesce(sum(count) filter (where type = ${type}), 0)::int`;

/** Selects the totals of the matching operations: first of all days, then of each day with operations, in order. */
export const sumsByDay = (chosen: Statement): Statement => sql`
  select coalesce(of_type.day::text, '') as day,
    ${amountOf('TICKET_BOOKING')} as tickets, ${countOf('TICKET_BOOKING')} as ticket_count,
    ${amountOf('WAYBILL')} as waybills, ${countOf('WAYBILL')} as waybill_count,
    ${amountOf('EXPENSE')} as expenses, ${countOf('EXPENSE')} as expense_count
  from (
    select ${lagosDayOf(sql`at`)} as day, type, sum(amount_kobo) as amount,
      sum(case when kind in ('fee', 'difference', 'luggage') then 0 when reverses is null and kind is null then 1 else -1 end) as count
    from operation where ${chosen} group by 1, 2
  ) as of_type
  group by grouping sets ((of_type.day), ()) order by 1`;

/** Returns the figures of the matching operations. The database adds them up, so the result has one row per day, however many operations there are. */
export async function figuresOf(db: Sql, chosen: Statement) {
  const [all = NOTHING, ...days] = await db.query<Sums>(sumsByDay(chosen));
  const { ticket_income, waybill_income, expenses } = moneyOf(all);
  const income = ticket_income + waybill_income;
  return {
    income,
    ticket_income,
    waybill_income,
    expenses,
    balance: income - expenses,
    counts: { tickets: all.ticket_count, waybills: all.waybill_count, expenses: all.expense_count },
    days: days.map(moneyOf),
  };
}

/** Income, and expenses as positive amounts. */
const moneyOf = ({ day, tickets, waybills, expenses }: Sums) => ({
  day,
  ticket_income: BigInt(tickets),
  waybill_income: BigInt(waybills),
  expenses: -BigInt(expenses),
});
