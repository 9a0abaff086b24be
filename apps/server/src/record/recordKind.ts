import type { AuditKind } from '@motorpark/domain';
import type { Sheet } from '../csv';
import { type Sql, type Statement, sql } from '../db';
import { OFFICE_TABLES, type OfficeNoun } from '../history';
import type { PersonContext } from '../http/call';
import type { Key, SearchedList } from '../search';
import type { Use, UsedRecord } from './inTheWay';
import type { IdOf, Reference } from './references';
import type { Rules } from './rules';

type Row = Readonly<Record<string, unknown>>;

/** How one kind of the office's records is read, written and deleted; all else is the same for every kind. */
export interface RecordKind<Form, Wire> {
  /** What the history of who did what calls such a record; the name of its table. */
  noun: OfficeNoun;
  /** The message if there is no such record. */
  missing: string;
  /** The form as it came, checked; it throws a 422 at the fields. Whatever is slow belongs here, before the transaction. */
  read: (context: PersonContext, isNew: boolean) => Form | Promise<Form>;
  /** The records that a condition on their table chooses as the wire has them. */
  rows: (db: Sql, chosen: Statement) => Promise<Wire[]>;
  /** The text that lists are ordered by, `lower(driver.name)`; of two with the same the one that was made first. */
  order: Statement;
  /** What its list is searched for beside the table's own `search`, counted and sorted by, and how it is exported (docs/lists.md). */
  list: Pick<SearchedList<{ id: string }>, 'names' | 'status' | 'sorts'> & { sheet: Sheet<Wire> };
  /** The records of others that a form names. */
  refersTo?: readonly Reference<Form>[];
  /** The columns of the form's fields. */
  columns: { row: (form: Form) => Row; assigned: (form: Form) => Statement };
  /** The columns beside them, by name; `idOf` has the id that the form names in a field. */
  beside?: (form: Form, idOf: IdOf) => Row;
  /** What a new one has besides, by column. */
  start?: (form: Form) => Row;
  /** Throws what stands in the way of an edit. */
  beforeEdit?: (tx: Sql, id: string, idOf: IdOf) => Promise<void>;
  /** In place of the update that follows from the columns; returns the rows that it changed. */
  update?: (tx: Sql, form: Form, context: PersonContext) => Promise<unknown[]>;
  /** Throws what stands in the way of a deletion. Foreign keys protect records that are in use. */
  beforeRemove?: (tx: Sql, context: PersonContext) => Promise<void>;
  /** The messages for broken constraints. */
  rules: Rules;
  nameOf: (record: Wire) => string;
  /** Fields whose change is an event of its own in that history, by the wire's name; all others are an edit. */
  events?: Readonly<Record<string, AuditKind>>;
  /** All that may keep a record from being deleted. */
  uses: readonly Use[];
  /** Why a record in use stays, and what to do about it. */
  whyItStays: (used: UsedRecord) => string;
}

/** The one record of a kind, if there is one. */
export async function findRecord<Form, Wire>(
  kind: RecordKind<Form, Wire>,
  db: Sql,
  id: string,
): Promise<Wire | undefined> {
  const [record] = await kind.rows(db, sql`${OFFICE_TABLES[kind.noun]}.id = ${id}`);
  return record;
}

/** The list of a kind. */
export function searchedOf<Form, Wire extends { id: string }>({
  noun,
  order,
  rows,
  list,
}: RecordKind<Form, Wire>): SearchedList<Wire> {
  const table = OFFICE_TABLES[noun];
  const key: Key = { column: order, type: 'text' };
  return {
    ...list,
    from: sql`from ${table}`,
    id: sql`${table}.id`,
    condition: sql`true`,
    within: [sql`true`],
    search: sql`${table}.search`,
    order: () => [{ key, isUpwards: true }],
    rows: (db, ids) => rows(db, sql`${table}.id = any(${ids}::uuid[])`),
  };
}
