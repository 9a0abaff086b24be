import type { Sql } from '../../db';
import { invalid } from '../../request/failure';

/** A form field that names a record of another kind. */
export interface Reference<Form> {
  /** The field's wire name. */
  field: string;
  /** Returns the name in the form; empty if it names no record. */
  nameIn: (form: Form) => string;
  /**
   * Returns the ids of the records that may be chosen, by the given names, and locks them until the transaction ends. `id` is the record that is edited, which
   * may keep what it refers to.
   */
  find: (tx: Sql, names: readonly string[], id?: string) => Promise<ReadonlyMap<string, string>>;
  /** The message if the record does not exist or may not be chosen. */
  missing: (name: string) => string;
}

/** Returns the id of the record that a wire field names; null if it names none. */
export type IdOf = (field: string) => string | null;

/** The records that forms refer to, and the error messages for records that don't exist, by field. */
interface Referred<Form> {
  idOf: (form: Form) => IdOf;
  missingIn: (form: Form) => Readonly<Record<string, string>>;
}

/** Finds all records that the forms refer to, with one statement per field. */
export async function findReferred<Form>(
  tx: Sql,
  references: readonly Reference<Form>[],
  forms: readonly Form[],
  id?: string,
): Promise<Referred<Form>> {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const { field, nameIn, find } of references) {
    const names = [...new Set(forms.map(nameIn))].filter((name) => name !== '');
    found.set(field, names.length === 0 ? new Map() : await find(tx, names, id));
  }
  const idIn = ({ field, nameIn }: Reference<Form>, form: Form) => found.get(field)?.get(nameIn(form));
  return {
    idOf: (form) => (field) => {
      const reference = references.find((one) => one.field === field);
      return (reference && idIn(reference, form)) ?? null;
    },
    missingIn: (form) =>
      Object.fromEntries(
        references
          .filter((one) => one.nameIn(form) !== '' && idIn(one, form) === undefined)
          .map((one) => [one.field, one.missing(one.nameIn(form))]),
      ),
  };
}

/** Finds the records that a single form refers to. Throws a 422 at fields that name a record that does not exist. */
export async function referredBy<Form>(
  tx: Sql,
  references: readonly Reference<Form>[],
  form: Form,
  id: string,
): Promise<IdOf> {
  const { idOf, missingIn } = await findReferred(tx, references, [form], id);
  const missing = missingIn(form);
  if (Object.keys(missing).length > 0) throw invalid(missing);
  return idOf(form);
}
