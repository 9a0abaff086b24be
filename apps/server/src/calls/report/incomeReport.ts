import type { WireIncome, WireReportSubject } from '@motorpark/contract';
import {
  NO_METHOD,
  OPERATION_LABELS,
  OPERATION_TYPES,
  type OperationType,
  type ReportGroup,
  daysOf,
  formatDay,
  formatPaymentMethod,
  nairaOnWire,
  mapOperationTypes,
} from '@motorpark/domain';
import { money } from '../../csv';
import { type Sql, type Statement, sql } from '../../db';
import { conditionOf } from '../../store/operation/operationFilter';
import { LAGOS_DAY } from '../../store/operation/figures';
import { type ReportKind, byName } from '../../store/report/answerReport';
import type { ReportRequest } from '../../store/report/reportRequest';

type By = ReportGroup<'income'>;

/** The grouping key of lines, and the group's name; `id` is the key after grouping. */
const GROUPS: Readonly<Record<By, { key: Statement; name: Statement }>> = {
  terminal: { key: sql`terminal_id`, name: sql`(select name from terminal where terminal.id = summed.id)` },
  person: { key: sql`person_id`, name: sql`(select name from person where person.id = summed.id)` },
  method: { key: sql`coalesce(method, ${NO_METHOD})`, name: sql`id` },
  day: { key: LAGOS_DAY, name: sql`id::text` },
};

/** Days without operations are listed only in periods up to this length. */
const MOST_EMPTY_DAYS = 366;

interface Line {
  id: string;
  name: string;
  type: OperationType;
  /** Signed kobo as text, because sums may exceed the safe integer range. */
  amount: string;
}

type Sums = Record<OperationType, bigint>;

const nothing = (): Sums => mapOperationTypes(() => 0n);

/** Returns the totals of the ledger by group and operation type, added up by the database. */
async function incomeRows(db: Sql, { by, period, terminalId }: ReportRequest<'income'>) {
  const { key, name } = GROUPS[by];
  const condition = conditionOf({ ...period, ...(terminalId !== undefined && { terminalId }) });
  const lines = await db.query<Line>(sql`
    select id::text, ${name} as name, type, amount::text from (
      select ${key} as id, type, sum(amount_kobo) as amount from operation where ${condition} group by 1, 2
    ) as summed`);
  const subjects = new Map<string, { name: string; sums: Sums }>();
  if (by === 'day') for (const day of everyDayOf(period)) subjects.set(day, { name: day, sums: nothing() });
  const total = nothing();
  for (const { id, name: called, type, amount } of lines) {
    const subject = subjects.get(id) ?? { name: called, sums: nothing() };
    subject.sums[type] += BigInt(amount);
    total[type] += BigInt(amount);
    subjects.set(id, subject);
  }
  const rows = [...subjects].map(([id, { name: called, sums }]) =>
    Object.assign({ id, name: called }, figuresOf(sums)),
  );
  return { rows: rows.toSorted(byName), total: figuresOf(total) };
}

function everyDayOf({ from, to }: ReportRequest<'income'>['period']) {
  const days = from === undefined || to === undefined ? [] : daysOf({ from, to });
  return days.length > MOST_EMPTY_DAYS ? [] : days;
}

const figuresOf = (sums: Sums): WireIncome => ({
  amounts: mapOperationTypes((type) => nairaOnWire(sums[type])),
  balance: nairaOnWire(OPERATION_TYPES.reduce((sum, type) => sum + sums[type], 0n)),
});

const HEADINGS: Readonly<Record<By, string>> = {
  terminal: 'Terminal',
  person: 'Person',
  method: 'Payment method',
  day: 'Day',
};

const NAMES: Readonly<Record<By, (subject: WireReportSubject) => string>> = {
  terminal: ({ name }) => name,
  person: ({ name }) => name,
  method: ({ name }) => (name === NO_METHOD ? 'Not recorded' : formatPaymentMethod(name)),
  day: ({ name }) => formatDay(name),
};

export const INCOME_REPORT: ReportKind<'income', WireIncome> = {
  name: 'income',
  title: 'income',
  action: 'report.see',
  rows: incomeRows,
  columns: (by) => [
    [HEADINGS[by], NAMES[by]],
    ...OPERATION_TYPES.map(
      (type) => [OPERATION_LABELS[type], ({ amounts }: WireIncome) => money(amounts[type])] as const,
    ),
    ['Balance', ({ balance }) => money(balance)],
  ],
};
