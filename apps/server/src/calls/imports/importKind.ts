import type { ImportedList } from '@motorpark/contract';
import type { Statement, Transaction } from '../../db';
import type { PersonContext } from '../../request/call';
import type { IdOf, RecordKind, Reference } from '../../store/record';

export type WireErrors = Readonly<Record<string, string>>;

/** What an import needs to know about records. */
type ImportedRecords<Form, Wire> = Pick<
  RecordKind<Form, Wire>,
  | 'noun'
  | 'read'
  | 'rows'
  | 'refersTo'
  | 'columns'
  | 'beside'
  | 'start'
  | 'beforeEdit'
  | 'update'
  | 'rules'
  | 'nameOf'
  | 'events'
  | 'afterwards'
>;

/** How the rows of a file become records of one kind. Everything else is the same for all kinds. */
export interface ImportKind<Form, Wire extends { id: string }> {
  list: ImportedList;
  kind: ImportedRecords<Form, Wire>;
  /** The field that must be unique. */
  key: {
    field: string;
    nameIn: (form: Form) => string;
    /** The form's fields that it is made of, if no field alone is unique. */
    joins?: readonly string[];
    column: Statement;
    /** Normalizes a value for comparison, as the table's unique index does. */
    same: (text: Statement) => Statement;
  };
  /** Parses a row as the form of a new record, if not as its call does; throws a 422 at the fields. `changed` is the record that the row changes, in the transaction that reads it. */
  read?: (context: PersonContext, changed?: { kept: Wire; tx: Transaction }) => Form | Promise<Form>;
  /** References of the form, if they are not named as in the call. */
  refersTo?: readonly Reference<Form>[];
  /** Whether a row may change an existing record, if the user wants that. */
  updates?: boolean;
  /** Returns the names of the constraints that a row violates and that the form's schema does not check. */
  broken?: (form: Form, idOf: IdOf) => readonly string[];
  /** Returns a function that says what is unusual about a row, one of those with these forms, by wire field, for the user to confirm. `kept` is the record that it changes. */
  asker?: (
    tx: Transaction,
    context: PersonContext,
    forms: readonly Form[],
  ) => Promise<(form: Form, idOf: IdOf, kept?: Wire) => WireErrors | Promise<WireErrors>>;
  /** Says what else happened when the records with these ids were changed; the preview shows it. */
  says?: (tx: Transaction, context: PersonContext, ids: readonly string[]) => Promise<string[]>;
  /** What follows from an import, once it is stored. */
  afterwards?: (context: PersonContext) => Promise<unknown>;
}
