import type { AnySchema } from 'yup';
import type { Region } from '../format';
import type { FieldKind, Writable } from './kinds';

/** One field of a noun: its label and kind. Its validation rule is in the noun's schema, which only forms load. */
export interface Field<Value = unknown, EntityValue = unknown> {
  label: string;
  /** The label of its input, if it differs from `label`. */
  inForm?: string;
  kind: FieldKind<Value, EntityValue>;
  /** Whether the field may be left empty; its value is then undefined. */
  isOptional?: boolean;
  /** Whether an erasure removes it, from the record and from its history (docs/privacy.md). */
  isPersonal?: boolean;
}

/** The fields of a noun that names customers: each says whether it is personal. */
export type FieldsOfPeople = Readonly<Record<string, Field & { isPersonal: boolean }>>;

/** The fields of a noun, by the name that form, entity, wire table, columns and history share. */
export type Fields = Readonly<Record<string, Field>>;

type OptionalIn<F extends Fields, K extends keyof F> = F[K] extends { isOptional: true } ? undefined : never;

/** The names of a noun's personal fields. */
export type PersonalField<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { isPersonal: true } ? K : never;
}[keyof F & string];

/** One rule for each field, from which a noun's schema is built. */
export type RulesOf<F extends Fields> = Readonly<Record<keyof F, AnySchema>>;

/** The parsed values of a valid form, as our own server stores them. */
export type ValuesOf<F extends Fields> = {
  [K in keyof F]: (F[K]['kind'] extends FieldKind<infer Value> ? Value : never) | OptionalIn<F, K>;
};

/** The values of an entity; any of them may be missing if the server did not send it. */
export type EntityFieldsOf<F extends Fields> = {
  [K in keyof F]?:
    | (F[K]['kind'] extends FieldKind<unknown, infer EntityValue> ? EntityValue : never)
    | undefined;
};

/** The raw values of a form. */
export type DraftOf<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends FieldKind<unknown, unknown, Writable, infer Typed> ? Typed : never;
};

/** Maps each field to a value under the same name. */
export function mapFields<F extends Fields, Made extends Record<keyof F, unknown>>(
  fields: F,
  make: <K extends keyof F & string>(name: K, field: F[K]) => Made[K],
): Made {
  const made: Partial<Made> = {};
  for (const name in fields) made[name] = make(name, fields[name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop sets every key
  return made as Made;
}

/** Parses the values of a form that its schema accepted. Throws a RangeError if a required field has no value. */
export const valuesOf = <F extends Fields>(fields: F, form: Readonly<DraftOf<F>>): ValuesOf<F> =>
  mapFields<F, ValuesOf<F>>(fields, (name, { kind, isOptional }) => {
    const typed: unknown = form[name];
    const value = isOptional && typed === kind.empty ? undefined : kind.parse(typed);
    if (value === undefined && !isOptional) throw new RangeError(`${name} has no value.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field's own kind parsed the value
    return value as ValuesOf<F>[typeof name];
  });

/** Converts parsed values to those of an entity. */
export const toEntity = <F extends Fields>(fields: F, values: ValuesOf<F>): EntityFieldsOf<F> =>
  mapFields<F, Required<EntityFieldsOf<F>>>(fields, (name, { kind }) => {
    const value: unknown = values[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field's own kind converted the value
    return (value === undefined ? undefined : kind.toEntity(value)) as EntityFieldsOf<F>[typeof name];
  });

/** Converts an entity to the initial values of the form that edits it; unknown values are empty. */
export const draftOf = <F extends Fields>(fields: F, entity: EntityFieldsOf<F>): DraftOf<F> =>
  mapFields<F, DraftOf<F>>(fields, (name, { kind }) => {
    const one: unknown = entity[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field's own kind converted the value
    return (one === undefined ? kind.empty : kind.edit(one)) as DraftOf<F>[typeof name];
  });

/** Whether a stored object has the fields and types of this form. */
export const isDraftOf = <F extends Fields>(fields: F, kept: object): kept is DraftOf<F> => {
  const found = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(fields).every(([name, { kind }]) => {
    const typed = found.get(name);
    return typeof typed === typeof kind.empty && Array.isArray(typed) === Array.isArray(kind.empty);
  });
};

/** Formats a field of an entity for display; undefined if it is missing or empty. */
export const formatField = <F extends Fields>(
  fields: F,
  name: keyof F,
  entity: EntityFieldsOf<F>,
  region?: Region,
): string | undefined => {
  const one: unknown = entity[name];
  return one === undefined || one === '' ? undefined : fields[name]?.kind.show(one, region);
};

/** Formats a typed value for display, so that `3500` and `3,500.00` read alike; text that cannot be parsed is returned as typed. */
export function formatTyped({ kind }: Field, typed: unknown): string {
  const text = typeof typed === 'string' ? typed.trim() : undefined;
  const value = kind.parse(text ?? typed);
  return value === undefined ? (text ?? '') : kind.show(kind.toEntity(value));
}

export const inputLabel = ({ label, inForm = label }: Pick<Field, 'label' | 'inForm'>): string => inForm;

/** Returns the names of a noun's personal fields. */
export const personalFields = <F extends Fields>(fields: F): readonly PersonalField<F>[] =>
  fieldNames(fields).filter((name): name is PersonalField<F> => fields[name]?.isPersonal === true);

/** Returns the names of a noun's fields, in the order of its table. */
export const fieldNames = <F extends Fields>(fields: F): readonly (keyof F & string)[] => Object.keys(fields);
