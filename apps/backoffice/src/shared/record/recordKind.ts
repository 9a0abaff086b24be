import type { ListRecords } from '@motorpark/api';
import type { Checkable } from '@motorpark/domain';
import type { Column, SearchOnlyField } from '@motorpark/ui';
import type { Draft, RecordField } from '@motorpark/ui/form';
import type { ScreenTabList } from '../ScreenTabs';

/** The differences between kinds of office records, such as routes and drivers, as data. */
export interface RecordKind<Row extends { id: string }, Values extends object> {
  /** The noun in the singular and the plural, inside a sentence. */
  one: string;
  many: string;
  title: string;
  /** Creating and editing may share a path; the record's id in the query tells them apart. */
  paths: { list: string; create: string; edit: string };
  nameOf: (row: Row) => string;
  form: {
    title: string;
    /** The title while a record is edited; default `title`. */
    editTitle?: string;
    fields: readonly RecordField<keyof Values & string>[];
    /** Form fields to wire fields, for the server's field errors. */
    wireNames: Readonly<Record<keyof Values & string, string>>;
    valuesOf: (row: Row) => Draft;
    read: (fields: Readonly<Record<string, unknown>>, place: number) => Row;
    /** Converts typed values for validation: naira to kobo. Unchanged by default. */
    parse?: (draft: Draft) => object;
  };
  words: RecordWords;
}

/** A kind of record with a list. The two screens are the same for all kinds (docs/app.md). */
export interface ListedKind<
  Row extends { id: string },
  Values extends object,
  Records extends ListRecords<Row> = ListRecords<Row>,
> extends RecordKind<Row, Values> {
  records: Records;
  columns: Column<Row>[];
  /** Returns a row's further searchable content that no column shows. */
  searchOnlyFields?: (row: Row) => readonly SearchOnlyField[];
  /** The screens of its subject, below the title. */
  tabs?: ScreenTabList;
  /** The statuses of rows, in the order of their counts. */
  statuses?: readonly string[];
  words: ListWords;
}

/** The rules that a form is validated against; not loaded with the lists. */
export interface RecordRules<Row, Values extends object> {
  schema: Checkable<Values>;
  /** Returns the rules while a record is edited; default `schema`. */
  editSchemaOf?: (row: Row) => Checkable<Values>;
}

/** The part of a kind that its form needs, for records without a list. */
export interface FormKind<Row extends { id: string }, Values extends object> extends Pick<
  RecordKind<Row, Values>,
  'one' | 'title' | 'form'
> {
  paths: Pick<RecordKind<Row, Values>['paths'], 'list'>;
  words: Pick<RecordWords, 'create' | 'creating' | 'created' | 'editing' | 'edited'>;
}

/** Texts that are quoted in a noun's page of docs/ must not change. */
export interface RecordWords {
  create: string;
  creating: string;
  editing: string;
  created: string;
  edited: string;
  deleted: string;
  /** The warning before a deletion; by default that it cannot be undone. */
  deleteWarning?: string;
  /** A further note about the deletion. */
  deleteNote?: string;
}

/** The texts of a list that each kind has of its own. */
export type SearchWord = 'search' | 'searchHint';

export interface ListWords extends RecordWords {
  search: string;
  searchHint: string;
  empty: string;
  /** The prefix of the toast if loading fails; without it the failure is shown in the list only. */
  loadFailed?: string | undefined;
}
