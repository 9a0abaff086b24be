import type { AuditKind } from '@motorpark/domain';
import type { Sheet } from '../../csv';
import { type Sql, type Transaction, type Statement, sql } from '../../db';
import { type OfficeNoun, tableOf } from '../history';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import type { Key, SearchedList } from '../search';
import type { Use, UsedRecord } from './usage';
import type { IdOf, Reference } from './references';
import type { Rules } from './withRuleMessages';

type Row = Readonly<Record<string, unknown>>;

/** How one kind of office record is read, written and deleted. Everything else is the same for all kinds. */
export interface RecordKind<Form, Wire> {
  /** The kind's name in Activity. */
  noun: OfficeNoun;
  /** The message if the record does not exist. */
  missing: string;
  /** Parses and validates the form; throws a 422 at the fields. Slow work belongs here, because it runs before the transaction. */
  read: (context: PersonContext, isNew: boolean) => Form | Promise<Form>;
  /** Returns the wire form of the records that match a condition on their table. */
  rows: (db: Sql, chosen: Statement) => Promise<Wire[]>;
  /** Sort key of the list, such as `lower(driver.name)`; records with equal keys are ordered by creation. Text, unless it names its type. */
  order: Statement | Key;
  /** What the list searches besides the table's own `search`, its statuses and sorts, and its export (docs/lists.md). */
  list: Pick<SearchedList<{ id: string }>, 'names' | 'status' | 'sorts' | 'at'> & { sheet: Sheet<Wire> };
  /** Limits the records to those that a person may see, wherever they are found; by default everybody who may see the list sees all. */
  seenBy?: (person: Person) => Statement;
  /** The fields that name records of other kinds. */
  refersTo?: readonly Reference<Form>[];
  /** The columns of the form's fields. */
  columns: { row: (form: Form) => Row; assigned: (form: Form) => Statement };
  /** Additional columns on every write. `idOf` returns the id of the record that a field names. */
  beside?: (form: Form, idOf: IdOf) => Row;
  /** Additional columns of a new record. */
  start?: (form: Form) => Row;
  /** Throws if the record must not be edited. */
  beforeEdit?: (tx: Transaction, id: string, idOf: IdOf, form: Form) => Promise<void>;
  /** Replaces the generated update; returns the updated rows. */
  update?: (tx: Transaction, form: Form, context: PersonContext) => Promise<unknown[]>;
  /** Throws if the record must not be deleted. Records in use are protected by foreign keys. */
  beforeRemove?: (tx: Transaction, context: PersonContext) => Promise<void>;
  /** Does what follows from a change, in its transaction; `before` is undefined for a new record, `after` for a deleted one. */
  afterwards?: (
    tx: Transaction,
    context: PersonContext,
    change: { before?: Wire; after?: Wire },
  ) => Promise<void>;
  /** Messages for violated constraints. */
  rules: Rules;
  nameOf: (record: Wire) => string;
  /** Fields whose change is an event of its own in Activity, by wire name; other changes are recorded as an edit. */
  events?: Readonly<Record<string, AuditKind>>;
  /** Everything that may keep a record from being deleted. */
  uses: readonly Use[];
  /** Returns the message for a record in use: why it cannot be deleted, and what to do. */
  inUseMessage: (used: UsedRecord) => string;
}

/** Returns the record with this id; undefined if it does not exist. */
export async function findRecord<Wire>(
  kind: Pick<RecordKind<never, Wire>, 'noun' | 'rows'>,
  db: Sql,
  id: string,
): Promise<Wire | undefined> {
  const [record] = await kind.rows(db, sql`${tableOf(kind.noun)}.id = ${id}`);
  return record;
}

/** Returns the list of a kind as a person sees it: every way to its records begins here. */
export function searchedOf<Form, Wire extends { id: string }>(
  { noun, order, rows, list, seenBy = () => sql`true` }: RecordKind<Form, Wire>,
  person: Person,
): SearchedList<Wire> {
  const table = tableOf(noun);
  const key: Key = 'column' in order ? order : { column: order, type: 'text' };
  return {
    ...list,
    from: sql`from ${table}`,
    id: sql`${table}.id`,
    condition: sql`true`,
    within: [seenBy(person)],
    search: sql`${table}.search`,
    order: () => [{ key, isUpwards: true }],
    rows: (db, ids) => rows(db, sql`${table}.id = any(${ids}::uuid[])`),
  };
}
