import type { WireGiveBackFact, WireGivenBackFigures, WireReportSubject } from '@motorpark/contract';
import {
  BY_RULE,
  GIVE_BACK_FACTS,
  GIVE_BACK_LABELS,
  GIVE_BACK_WAYS,
  type ReportGroup,
  formatDay,
  nairaOnWire,
} from '@motorpark/domain';
import { count, money } from '../../csv';
import { type Sql, type Statement, computed, join, sql } from '../../db';
import { ofTerminals } from '../../store/access/ofTerminals';
import { BY_RULE as RULE_NAME } from '../../store/history';
import { LAGOS_DAY } from '../../store/operation/figures';
import { type ReportKind, byName } from '../../store/report/answerReport';
import type { ReportRequest } from '../../store/report/reportRequest';
import { periodConditions } from '../../store/search';
import { FACT_CONDITIONS } from '../../store/giveBack/facts';

type By = ReportGroup<'givenBack'>;

/** The grouping key, and the group's name; `id` is the key after grouping. */
const GROUPS: Readonly<Record<By, { key: Statement; name: Statement }>> = {
  person: {
    key: sql`person_id`,
    name: sql`coalesce((select name from person where person.id = summed.key), ${RULE_NAME})`,
  },
  terminal: { key: sql`terminal_id`, name: sql`(select name from terminal where terminal.id = summed.key)` },
  way: { key: sql`way`, name: sql`key` },
  day: { key: LAGOS_DAY, name: sql`key::text` },
};

type Counts = Record<'acts' | WireGiveBackFact, number>;

/** Kobo as text, because sums may exceed the safe integer range. */
type Sums = Counts & { kobo: string };

const counted = (condition: Statement) => sql`(count(*) filter (where ${condition}))::int`;

const SUMS = computed<Sums>({
  kobo: sql`sum(amount_kobo)::text`,
  acts: sql`count(*)::int`,
  after_printing: counted(FACT_CONDITIONS.after_printing),
  after_boarding: counted(FACT_CONDITIONS.after_boarding),
  after_departure: counted(FACT_CONDITIONS.after_departure),
  alone: counted(FACT_CONDITIONS.alone),
});

/** Counts and adds up the acts of a period by group. */
async function givenBackRows(db: Sql, { by, period, terminals }: ReportRequest<'givenBack'>) {
  const { key, name } = GROUPS[by];
  const conditions = [
    sql`true`,
    ...periodConditions(sql`at`, period),
    ...(terminals ? [ofTerminals(sql`terminal_id`, terminals)] : []),
  ];
  const found = await db.query(sql`
    select summed.*, ${computed<{ id: string; name: string }>({ id: sql`coalesce(key::text, ${BY_RULE})`, name })}
    from (
      select ${key} as key, ${SUMS} from give_back where ${join(conditions, ' and ')} group by 1
    ) as summed`);
  const rows = found.map(({ kobo, ...row }) => Object.assign(row, { amount: nairaOnWire(BigInt(kobo)) }));
  const sumOf = (figure: keyof Counts) => found.reduce((sum, row) => sum + row[figure], 0);
  const total = {
    acts: sumOf('acts'),
    amount: nairaOnWire(found.reduce((sum, { kobo }) => sum + BigInt(kobo), 0n)),
    after_printing: sumOf('after_printing'),
    after_boarding: sumOf('after_boarding'),
    after_departure: sumOf('after_departure'),
    alone: sumOf('alone'),
  };
  return { rows: rows.toSorted(byName), total };
}

const HEADINGS: Readonly<Record<By, string>> = {
  person: 'Person',
  terminal: 'Terminal',
  way: 'Kind',
  day: 'Day',
};

const labelOf = (name: string): string => {
  const way = GIVE_BACK_WAYS.find((one) => one === name);
  return way === undefined ? name : GIVE_BACK_LABELS[way];
};

const NAMES: Readonly<Record<By, (subject: WireReportSubject) => string>> = {
  person: ({ name }) => name,
  terminal: ({ name }) => name,
  way: ({ name }) => labelOf(name),
  day: ({ name }) => formatDay(name),
};

export const GIVEN_BACK_REPORT: ReportKind<'givenBack', WireGivenBackFigures> = {
  name: 'givenBack',
  title: 'money given back',
  action: 'giveBack.see',
  rows: givenBackRows,
  columns: (by) => [
    [HEADINGS[by], NAMES[by]],
    ['Given back', ({ acts }) => count(acts)],
    ['Amount', ({ amount }) => money(amount)],
    [GIVE_BACK_FACTS.afterPrinting, (row) => count(row.after_printing)],
    [GIVE_BACK_FACTS.afterBoarding, (row) => count(row.after_boarding)],
    [GIVE_BACK_FACTS.afterDeparture, (row) => count(row.after_departure)],
    [GIVE_BACK_FACTS.alone, ({ alone }) => count(alone)],
  ],
};
