import type { Sql } from '../db';
import { invalid } from '../http/failure';

/** A field of a form that names a record of another kind. */
export interface Reference<Form> {
  /** The field on the wire. */
  field: string;
  /** What the form says there; empty where it names none. */
  nameIn: (form: Form) => string;
  /** The ids of those that are there, by the names as they were asked for; none can be deleted until the transaction ends. */
  find: (tx: Sql, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The message if there is no such record. */
  missing: (name: string) => string;
}

/** The id of the record that a form names in a field of the wire; null where it names none. */
export type IdOf = (field: string) => string | null;

/** What forms refer to: the ids that one of them names, and what it names that is not there, by field. */
interface Referred<Form> {
  idOf: (form: Form) => IdOf;
  missingIn: (form: Form) => Readonly<Record<string, string>>;
}

/** Finds all that some forms refer to, whatever their number, with one statement a field. */
export async function findReferred<Form>(
  tx: Sql,
  references: readonly Reference<Form>[],
  forms: readonly Form[],
): Promise<Referred<Form>> {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const { field, nameIn, find } of references) {
    const names = [...new Set(forms.map(nameIn))].filter((name) => name !== '');
    found.set(field, names.length === 0 ? new Map() : await find(tx, names));
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

/** The ids that a single form names; a 422 at the fields that name what is not there. */
export async function referredBy<Form>(
  tx: Sql,
  references: readonly Reference<Form>[],
  form: Form,
): Promise<IdOf> {
  const { idOf, missingIn } = await findReferred(tx, references, [form]);
  const missing = missingIn(form);
  if (Object.keys(missing).length > 0) throw invalid(missing);
  return idOf(form);
}
