import type { Data, WireDifferences } from '@motorpark/contract';
import { DIFFERENCE_GROUPS, type DifferenceGroup, type Kobo, nairaOnWire } from '@motorpark/domain';
import { type SheetColumn, count, day, money } from '../../csv';
import { atOwnTerminal } from '../../store/access/rights';
import { type Statement, computed, join, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { listRows } from '../../db/rows';
import type { LongAnswer } from '../../request/longAnswer';
import { reportFile } from '../../store/report/answerReport';
import { wantsCsv } from '../../store/report/reportRequest';
import { periodConditions, periodIn } from '../../store/search';
import { UNSEEN, isAwaited, ofSameRecord } from '../../store/shift/changedFromCash';
import { personAndTerminal } from '../../store/shift/personAndTerminal';
import { PREVIOUS_FLOAT, SHORT_AND_OVER, UNCOUNTED_CASH, unclaimedFloat } from '../../store/shift/shiftParts';

/** Sums in kobo, by which the list is sorted. */
type Sum =
  | 'uncounted_cash'
  | 'short'
  | 'over'
  | 'disputed_short'
  | 'disputed_over'
  | 'found'
  | 'missing'
  | 'unapproved'
  | 'discarded'
  | 'float_missing'
  | 'unconfirmed';
type Row = Omit<WireDifferences, Sum> & Record<Sum, Kobo>;

const WEEK = sql`date_trunc('week', opened_at at time zone 'Africa/Lagos')::date`;
const NONE = sql`null::uuid`;

/** The grouping columns; a person's shifts are grouped by terminal too. */
const KEYS: Readonly<Record<DifferenceGroup, { person: Statement; terminal: Statement; week: Statement }>> = {
  person: { person: sql`person_id`, terminal: sql`terminal_id`, week: sql`null::date` },
  terminal: { person: NONE, terminal: sql`terminal_id`, week: sql`null::date` },
  week: { person: NONE, terminal: NONE, week: WEEK },
  personAndWeek: { person: sql`person_id`, terminal: sql`terminal_id`, week: WEEK },
};

function groupIn(given: unknown): DifferenceGroup {
  if (given === undefined || given === '') return 'person';
  const group = DIFFERENCE_GROUPS.find((one) => one === given);
  if (!group) throw invalid({ by: `It is one of ${DIFFERENCE_GROUPS.join(', ')}.` });
  return group;
}

/**
 * SQL: what was changed in `shift` to another payment method than cash, and nobody has confirmed, whether or not it is awaited. It stays with whoever changed it first,
 * whatever is booked later (a change before the sums of changes were recorded has none).
 */
const UNCONFIRMED = sql`(
  select coalesce(sum(least(nullif(changed.amount_kobo, 0), ${UNSEEN})), 0) from give_back as changed
  where changed.person_id = shift.person_id and changed.at between shift.opened_at and shift.closed_at and ${isAwaited(sql`changed`)}
    and exists (select from operation as line where line.shift_id = shift.id and line.reverses is null
      and line.at = changed.at and ${ofSameRecord(sql`line`, sql`changed`)})
    and not exists (select from give_back as former where ${ofSameRecord(sql`former`, sql`changed`)}
      and (former.at, former.id) < (changed.at, changed.id) and ${isAwaited(sql`former`)}))`;

const corrected = (sign: Statement) => sql`(
  select coalesce(sum(amount_kobo), 0) from standing_correction where shift_id = shift.id and amount_kobo ${sign})`;

/**
 * Returns the differences of closed shifts opened in a period, grouped by person, terminal or week. Shortages and surpluses are added up separately and not
 * offset against each other nor against corrections, and those of counts that somebody else made are disputed until they are confirmed. Sorted by the largest shortage, or by week,
 * newest first.
 */
export async function getDifferences(context: PersonContext): Promise<Data<WireDifferences[]> | LongAnswer> {
  const { db, input, person, now } = context;
  const period = periodIn(input);
  const by = groupIn(input['by']);
  const key = KEYS[by];
  const conditions = [
    sql`shift.closed_at is not null`,
    atOwnTerminal(person, 'difference.see', sql`shift.terminal_id`),
    ...periodConditions(sql`shift.opened_at`, period),
    ...personAndTerminal(input, sql`shift`),
  ];
  const rows = await listRows(
    db,
    sql`select ${computed<Row>({
      person_id: sql`judged.person_id`,
      person: sql`(select name from person where person.id = judged.person_id)`,
      terminal_id: sql`judged.terminal_id`,
      terminal: sql`(select name from terminal where terminal.id = judged.terminal_id)`,
      week: sql`judged.week::text`,
      shifts: sql`count(*)::int`,
      differing: sql`(count(*) filter (where short + over > 0))::int`,
      uncounted: sql`(count(*) filter (where is_uncounted))::int`,
      uncounted_cash: sql`sum(uncounted_cash)::bigint`,
      short: sql`coalesce(sum(short) filter (where not is_disputed), 0)::bigint`,
      over: sql`coalesce(sum(over) filter (where not is_disputed), 0)::bigint`,
      disputed_short: sql`coalesce(sum(short) filter (where is_disputed), 0)::bigint`,
      disputed_over: sql`coalesce(sum(over) filter (where is_disputed), 0)::bigint`,
      found: sql`sum(found)::bigint`,
      missing: sql`sum(missing)::bigint`,
      unapproved: sql`sum(unapproved)::bigint`,
      discarded: sql`sum(discarded)::bigint`,
      float_missing: sql`sum(float_missing)::bigint`,
      unconfirmed: sql`sum(unconfirmed)::bigint`,
    })}
    from (
      select ${key.person} as person_id, ${key.terminal} as terminal_id, ${key.week} as week,
        shift.notes is null as is_uncounted, shift.is_witnessed is false and shift.confirmed_by is null as is_disputed,
        ${UNCOUNTED_CASH} as uncounted_cash, short, over,
        ${corrected(sql`> 0`)} as found, -${corrected(sql`< 0`)} as missing, (
          select coalesce(sum(amount_kobo), 0) from (
            select sum(paid.amount_kobo) as amount_kobo from drawer_payment as paid join expense on expense.id = paid.expense_id
            where paid.shift_id = shift.id and (expense.status <> 'Approved' or expense.deleted_at is not null)
            group by expense.id) as by_expense) as unapproved, (
          select coalesce(sum(amount_kobo), 0) from discarded_sale where shift_id = shift.id) as discarded,
        greatest(coalesce(${PREVIOUS_FLOAT} - shift.float_kobo, 0), 0) + ${unclaimedFloat(now)} as float_missing, ${UNCONFIRMED} as unconfirmed
      from shift cross join lateral ${SHORT_AND_OVER}
      where ${join(conditions, ' and ')}
    ) as judged group by judged.person_id, judged.terminal_id, judged.week`,
  );
  const data = rows.toSorted(newestFirst).map(onWire);
  if (!wantsCsv(input)) return { data };
  return reportFile(context, { title: 'differences', by, period, columns: columnsBy(by), rows: data });
}

/** Sorts by week if the rows have one, then by shortage. */
const newestFirst = (one: Row, other: Row) =>
  (other.week ?? '').localeCompare(one.week ?? '') || shortestFirst(one, other);

const shortestFirst = (one: Row, other: Row) =>
  shortageOf(other) - shortageOf(one) || nameOf(one).localeCompare(nameOf(other));

const shortageOf = (row: Row) => row.short + row.disputed_short;

const nameOf = ({ person, terminal }: Row) => `${person ?? ''} ${terminal ?? ''}`;

const onWire = (row: Row): WireDifferences => ({
  ...row,
  uncounted_cash: nairaOnWire(row.uncounted_cash),
  short: nairaOnWire(row.short),
  over: nairaOnWire(row.over),
  disputed_short: nairaOnWire(row.disputed_short),
  disputed_over: nairaOnWire(row.disputed_over),
  found: nairaOnWire(row.found),
  missing: nairaOnWire(row.missing),
  unapproved: nairaOnWire(row.unapproved),
  discarded: nairaOnWire(row.discarded),
  float_missing: nairaOnWire(row.float_missing),
  unconfirmed: nairaOnWire(row.unconfirmed),
});

type DifferenceColumn = SheetColumn<WireDifferences>;

const PERSON: DifferenceColumn = ['Cashier', ({ person }) => person];
const TERMINAL: DifferenceColumn = ['Terminal', ({ terminal }) => terminal];
const WEEK_OF: DifferenceColumn = ['Week of', ({ week }) => (week === null ? '' : day(week))];

const KEY_COLUMNS: Readonly<Record<DifferenceGroup, readonly DifferenceColumn[]>> = {
  person: [PERSON, TERMINAL],
  terminal: [TERMINAL],
  week: [WEEK_OF],
  personAndWeek: [WEEK_OF, PERSON, TERMINAL],
};

const sumColumn = (heading: string, of: Sum): DifferenceColumn => [heading, (row) => money(row[of] ?? 0)];

/** The columns of the file, which are those of the screen. */
const columnsBy = (by: DifferenceGroup): readonly DifferenceColumn[] => [
  ...KEY_COLUMNS[by],
  ['Shifts', ({ shifts }) => count(shifts)],
  ['Differ', ({ differing }) => count(differing)],
  ['Not counted', ({ uncounted }) => count(uncounted)],
  sumColumn('Cash not counted', 'uncounted_cash'),
  sumColumn('Short', 'short'),
  sumColumn('Over', 'over'),
  sumColumn('Disputed short', 'disputed_short'),
  sumColumn('Disputed over', 'disputed_over'),
  sumColumn('Found later', 'found'),
  sumColumn('Missing later', 'missing'),
  sumColumn('Paid, not approved', 'unapproved'),
  sumColumn('Discarded', 'discarded'),
  sumColumn('Float missing', 'float_missing'),
  sumColumn('Changed, not confirmed', 'unconfirmed'),
];
