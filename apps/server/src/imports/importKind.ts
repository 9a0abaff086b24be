import type { ImportedList, WireField } from '@motorpark/contract';
import type { Statement } from '../db';
import type { PersonContext } from '../http/call';
import type { IdOf, RecordKind, Reference } from '../record';

/** How the rows of a file become records of a kind; all else is the same for every kind. */
export interface ImportKind<Form, Wire extends { id: string }> {
  list: ImportedList;
  kind: RecordKind<Form, Wire>;
  /** Where each field of the form stands on the wire. */
  wire: Readonly<Record<string, WireField>>;
  /** What no two may share. */
  key: {
    /** The field on the wire. */
    field: string;
    nameIn: (form: Form) => string;
    column: Statement;
    /** What makes two the same, as the unique index of the table has it. */
    same: (text: Statement) => Statement;
  };
  /** A row as the form of a new one, if not as its call reads it; it throws a 422 at the fields. */
  read?: (context: PersonContext) => Form | Promise<Form>;
  /** What a form names, if not by the names that its call takes. */
  refersTo?: readonly Reference<Form>[];
  /** Which of the kind's rules a row breaks that the form says nothing of: the constraints by their names. */
  broken?: (form: Form, idOf: IdOf) => readonly string[];
}
