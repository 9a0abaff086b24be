import { type WireExpense, expenseCodec } from '@motorpark/contract';
import { EXPENSE_FIELDS, formatDateTime, lagosDay } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import { timelineOf } from '../history';
import { notFound } from '../../request/failure';
import { instant, instants, listRows } from '../../db/rows';
import { routeNamed } from '../route/routeNamed';
import { expenseColumns } from './expenseColumns';

export const NO_EXPENSE = 'This expense does not exist or was already deleted.';

/** SQL: the person who set the current amount of an `expense`: the one who last changed it, else the one who entered it. */
export const AMOUNT_BY = sql`coalesce((
  select person_id from change
  where change.expense_id = expense.id and kind = 'edited'
    and fields @> ${JSON.stringify([{ field: EXPENSE_FIELDS.amount.label }])}::jsonb
  order by at desc, change.id desc limit 1), entered_by)`;

/** SQL: the person who recorded the claim that an `expense` pays; null if it pays none. */
export const CLAIM_BY = sql`(select claim.entered_by from claim where claim.id = expense.claim_id)`;

/** SQL: the route and departure of the trip of an `expense`, as JSON. */
const TRIP = sql`(
  select json_build_object('route', ${routeNamed(sql`trip.route_id`)}, 'departs_at', ${instant(sql`trip.departs_at`)})
  from trip where trip.id = expense.trip_id)`;

export interface NamedTrip {
  route: string;
  departs_at: string;
}

/** Returns the name of a trip in an expense and its history: `Awka to Lagos, 21 Nov 2026, 07:00 AM`. */
export const tripNameOf = ({ route, departs_at: at }: NamedTrip): string => `${route}, ${formatDateTime(at)}`;

/** SQL: the drawer that paid an `expense` and did not get the money back, as seen by the person. */
const drawerFor = (id: string) => sql`(
  select json_build_object('person', person.name, 'is_own', person.id = ${id}::uuid, 'is_counted', counted_at is not null)
  from shift join person on person.id = shift.person_id
  where shift.id = (select shift_id from drawer_payment where expense_id = expense.id
    group by shift_id having sum(amount_kobo) <> 0))`;

const rowFor = ({ id }: Person) =>
  columns(
    'expense.id',
    'expense.version',
    expenseColumns.selectedFor(expenseCodec),
    'expense.terminal_id',
    'person.name as cashier',
    instants('expense.entered_at'),
    'expense.status',
    computed<{
      is_own: boolean;
      is_own_amount: boolean;
      is_own_claim: boolean;
      drawer: WireExpense['drawer'] | null;
      on_trip: NamedTrip | null;
    }>({
      on_trip: TRIP,
      drawer: drawerFor(id),
      is_own: sql`entered_by = ${id}`,
      is_own_amount: sql`${AMOUNT_BY} = ${id}`,
      is_own_claim: sql`coalesce(${CLAIM_BY} = ${id}, false)`,
    }),
  );

/** Returns expenses as list rows for a person. The condition may refer to `expense`. */
export async function expenseRows(db: Sql, condition: Statement, person: Person): Promise<WireExpense[]> {
  const rows = await listRows(
    db,
    sql`select ${rowFor(person)} from expense
        join terminal on terminal.id = expense.terminal_id
        join person on person.id = expense.entered_by
        where ${condition}`,
  );
  return rows.map(({ on_trip: trip, ...row }) =>
    expenseCodec.write({
      ...row,
      date: lagosDay(row.entered_at),
      trip_name: trip && tripNameOf(trip),
      history: undefined,
    }),
  );
}

/** Returns an expense with its history, deleted or not. The caller checks the person's reach. Throws a 404 if it does not exist. */
export async function expenseWithHistory(db: Sql, id: string, person: Person) {
  const [expense] = await expenseRows(db, sql`expense.id = ${id}`, person);
  if (!expense) throw notFound(NO_EXPENSE);
  return { ...expense, history: await timelineOf(db, { noun: 'expense', id }) };
}
