import { type Found, type WireGivenBack, givenBackCodec } from '@motorpark/contract';
import {
  BY_RULE,
  GIVE_BACK_FACT_ORDER,
  GIVE_BACK_WAYS,
  factsText,
  methodText,
  wayText,
} from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { columns, computed, type Sql, type Statement, join, sql } from '../../db';
import { BY_RULE as RULE_NAME } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { LongAnswer } from '../../request/longAnswer';
import type { Payload } from '../../request/payload';
import { ofTerminals } from '../../store/access/ofTerminals';
import { terminalsIn } from '../../store/operation/operationFilter';
import { instants, isId, listRows } from '../../db/rows';
import {
  type SortKeys,
  PEOPLE,
  type SearchedList,
  TERMINALS,
  isLeftOut,
  oneOf,
  pageIn,
  runListSearch,
} from '../../store/search';
import { FACT_CONDITIONS, GIVEN_BACK_OF, NEWEST_LINE } from '../../store/giveBack/facts';

const SORTS: SortKeys<'givenBack'> = {
  at: { column: sql`give_back.at`, type: 'timestamptz' },
  amount: { column: sql`give_back.amount_kobo`, type: 'bigint' },
};

type Cells = Omit<
  WireGivenBack,
  'id' | 'at' | 'trip_id' | 'amount' | 'kept' | 'after_printing' | 'after_boarding' | 'after_departure'
>;

const ROW = columns(
  'give_back.id',
  instants('give_back.at'),
  'give_back.trip_id',
  'give_back.amount_kobo as amount',
  'give_back.kept_kobo as kept',
  'give_back.after_printing',
  'give_back.after_boarding',
  'give_back.after_departure',
  computed<Cells>({
    way: sql`way`,
    noun: sql`case when give_back.ticket_id is not null then 'ticket' when give_back.waybill_id is not null then 'waybill' else 'trip' end`,
    number: GIVEN_BACK_OF,
    operation_id: NEWEST_LINE,
    payment_method: sql`coalesce(give_back.method, '')`,
    former_method: sql`coalesce(give_back.former_method, '')`,
    reason: sql`coalesce(give_back.reason, '')`,
    person: sql`coalesce((select name from person where person.id = give_back.person_id), '')`,
    witness: sql`coalesce((select name from person where person.id = give_back.witness_id), '')`,
    terminal: sql`(select name from terminal where terminal.id = give_back.terminal_id)`,
    alone: FACT_CONDITIONS.alone,
  }),
);

async function givenBackRows(db: Sql, ids: string[]): Promise<WireGivenBack[]> {
  const rows = await listRows(db, sql`select ${ROW} from give_back where give_back.id = any(${ids}::uuid[])`);
  return rows.map(givenBackCodec.write);
}

const SHEET = sheetOf<'givenBack', WireGivenBack>('givenBack', {
  way: wayText,
  number: ({ noun, number }) => `${noun} ${number}`,
  person: ({ person }) => person || RULE_NAME,
  facts: (row) => factsText(givenBackCodec.read(row)),
  method: (row) => methodText(givenBackCodec.read(row)),
});

/** The acts of giving money back that meet a condition, newest first. */
const givenBackList = (condition: Statement): SearchedList<WireGivenBack> => ({
  from: sql`from give_back`,
  id: sql`give_back.id`,
  condition,
  within: [sql`true`],
  search: sql`search_text(concat_ws(e'\n', ${GIVEN_BACK_OF}, give_back.reason))`,
  names: [TERMINALS(sql`give_back.terminal_id`), PEOPLE(sql`give_back.person_id`, sql`give_back.witness_id`)],
  at: SORTS.at.column,
  order: () => [{ key: SORTS.at, isUpwards: false }],
  sorts: SORTS,
  sheet: SHEET,
  rows: givenBackRows,
});

/** Returns a page of what was given back, newest first: who, how much, of which record, in which way, and what held at that moment. */
export async function getGivenBack(context: PersonContext): Promise<Found<WireGivenBack> | LongAnswer> {
  const { db, person, input } = context;
  const terminals = await terminalsIn(db, person, 'giveBack.see', input.terminal_id);
  const conditions = [
    sql`true`,
    ...(terminals ? [ofTerminals(sql`give_back.terminal_id`, terminals)] : []),
    ...filterIn(input),
  ];
  const list = givenBackList(join(conditions, ' and '));
  return runListSearch(context, pageIn(input, { statuses: [], sorts: Object.keys(SORTS) }), list);
}

const FACTS = GIVE_BACK_FACT_ORDER.map((fact) => givenBackCodec.names[fact]);

const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function filterIn(input: Payload): Statement[] {
  const way = oneOf('way', wordIn(input['way']), GIVE_BACK_WAYS);
  const fact = oneOf('fact', wordIn(input['fact']), FACTS);
  return [
    ...(way === undefined ? [] : [sql`way = ${way}`]),
    ...(fact === undefined ? [] : [FACT_CONDITIONS[fact]]),
    ...personIn(input['person_id']),
  ];
}

function personIn(given: unknown): Statement[] {
  if (isLeftOut(given)) return [];
  if (given === BY_RULE) return [sql`give_back.person_id is null`];
  if (typeof given !== 'string' || !isId(given)) throw invalid({ person_id: 'It is the id of a person.' });
  return [sql`give_back.person_id = ${given}`];
}
