import type { WireSummary } from '@motorpark/api/contract';
import { type Day, type OperationType, nairaOnWire } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';

/** What one type of operation came to on one Lagos day. */
interface DayOfType {
  day: Day;
  type: OperationType;
  /** Signed kobo, as text: amounts have no bound (specification section 5), so their sum may be beyond any safe number. */
  amount: string;
  /** Operations less reversals. */
  count: number;
}

/** Lagos is an hour ahead of UTC all the year, whatever a machine's time zone data says. */
const LAGOS_DAY = sql`to_char(at at time zone 'UTC' + interval '1 hour', 'YYYY-MM-DD')`;

/** The sums of the operations that a condition chooses, by day and type. They are added up further in whole kobo. */
export const daysOfTypes = (db: Sql, chosen: Statement): Promise<DayOfType[]> =>
  db.query<DayOfType>(sumsByDay(chosen));

export const sumsByDay = (chosen: Statement): Statement => sql`
  select ${LAGOS_DAY} as day, type, sum(amount_kobo)::text as amount,
    sum(case when reverses is null then 1 else -1 end)::int as count
  from operation where ${chosen} group by 1, 2 order by 1, 2`;

type Figures = Pick<
  WireSummary,
  'income' | 'ticket_income' | 'waybill_income' | 'expenses' | 'balance' | 'counts' | 'days'
>;

/** The money of a period. */
export function figuresOf(rows: readonly DayOfType[]): Figures {
  const { tickets, waybills, expenses } = sumsOf(rows);
  const byDay = new Map<Day, DayOfType[]>();
  for (const row of rows) byDay.set(row.day, [...(byDay.get(row.day) ?? []), row]);
  const income = tickets.amount + waybills.amount;
  return {
    income: nairaOnWire(income),
    ticket_income: nairaOnWire(tickets.amount),
    waybill_income: nairaOnWire(waybills.amount),
    expenses: nairaOnWire(spent(expenses.amount)),
    balance: nairaOnWire(income + expenses.amount),
    counts: { tickets: tickets.count, waybills: waybills.count, expenses: expenses.count },
    days: [...byDay].map(([day, ofDay]) => {
      const sums = sumsOf(ofDay);
      return {
        day,
        ticket_income: nairaOnWire(sums.tickets.amount),
        waybill_income: nairaOnWire(sums.waybills.amount),
        expenses: nairaOnWire(spent(sums.expenses.amount)),
      };
    }),
  };
}

/** What went out, as a positive amount. */
const spent = (signed: bigint): bigint => -signed;

function sumsOf(rows: readonly DayOfType[]) {
  const sum = (wanted: OperationType) => {
    const ofType = rows.filter(({ type }) => type === wanted);
    return {
      amount: ofType.reduce((total, { amount }) => total + BigInt(amount), 0n),
      count: ofType.reduce((total, { count }) => total + count, 0),
    };
  };
  return { tickets: sum('TICKET_BOOKING'), waybills: sum('WAYBILL'), expenses: sum('EXPENSE') };
}
