import type { Checkable } from '@motorpark/domain';
import type { Column, Unseen } from '@motorpark/ui';
import type { RecordField } from './fieldKinds';

/** What the company keeps records of: everything that tells the form of routes from that of drivers, as data. */
export interface RecordKind<Row extends { id: string }, Values extends object> {
  /** One of them and all of them, inside a sentence. */
  one: string;
  many: string;
  /** The list's title. */
  title: string;
  /** Creating and editing may be one path, which the record's id in the query tells apart. */
  paths: { list: string; create: string; edit: string };
  /** What tells a person which row it is. */
  nameOf: (row: Row) => string;
  form: {
    title: string;
    /** While a record is edited, where it differs. */
    editTitle?: string;
    fields: readonly RecordField<keyof Values & string>[];
    /** The form's words and the wire's, for what the server says about single fields. */
    wireNames: Readonly<Record<keyof Values & string, string>>;
    valuesOf: (row: Row) => Draft;
    /** The record in a server's answer. */
    read: (fields: Readonly<Record<string, unknown>>, place: number) => Row;
    /** Converts what was typed into what the rules take: naira into kobo. Unchanged by default. */
    parse?: (draft: Draft) => object;
  };
  words: RecordWords;
}

/** One of the office's: what its list shows, too. The two screens are the same for all (docs/app.md). */
export interface ListedKind<Row extends { id: string }, Values extends object> extends RecordKind<
  Row,
  Values
> {
  columns: Column<Row>[];
  /** What its rows are found by besides. */
  unseen?: (row: Row) => readonly Unseen[];
  /** What the search box asks for, and all that it finds. */
  search: { label: string; hint: string };
  /** The statuses that rows have, in the order in which they are counted. */
  statuses?: readonly string[];
  words: ListWords;
}

/** What a form is checked against; lists come without it. */
export interface RecordRules<Row, Values extends object> {
  schema: Checkable<Values>;
  /** While a record is edited, where they differ. */
  editSchemaOf?: (row: Row) => Checkable<Values>;
}

/** What the form alone needs of a kind: there are records that nobody keeps a list of. */
export interface FormKind<Row extends { id: string }, Values extends object> extends Pick<
  RecordKind<Row, Values>,
  'one' | 'title' | 'form'
> {
  paths: Pick<RecordKind<Row, Values>['paths'], 'list'>;
  words: Pick<RecordWords, 'create' | 'creating' | 'created' | 'editing' | 'edited' | 'notSaved'>;
}

/** The fields while they are being filled in: anything that can be typed. */
export type Draft = Record<string, string>;

/** Texts that a noun's page of docs/ quotes stay exactly as they are. */
export interface RecordWords {
  create: string;
  creating: string;
  editing: string;
  created: string;
  edited: string;
  deleted: string;
  /** Said when the server has no call to save it. */
  notSaved?: string;
  /** Instead of the list's own warning that a deletion cannot be undone. */
  deleteWarning?: string;
  /** What deleting one means, beside that it cannot be undone. */
  deleteNote?: string;
}

/** What its list says besides. */
export interface ListWords extends RecordWords {
  empty: string;
  /** What a failed load is announced with; without it the failure only stands in the list. */
  loadFailed?: string | undefined;
}
