import type { AnySchema } from 'yup';
import type { FieldKind, Writable } from './kinds';

/** One field of a noun: what people call it, and what kind it is. Its rule stands in the noun's schema, which only forms load. */
export interface Field<Value = unknown, Told = unknown> {
  label: string;
  /** What its input says beside the others of its step, where that is not the label. */
  inForm?: string;
  kind: FieldKind<Value, Told>;
  /** May be left empty; it then has no value. */
  isOptional?: boolean;
}

/** All fields of a noun, by the one name that form, entity, wire table, columns and history share. */
export type Fields = Readonly<Record<string, Field>>;

type OptionalIn<F extends Fields, K extends keyof F> = F[K] extends { isOptional: true } ? undefined : never;

/** One rule for each field: the shape of a noun's schema. */
export type RulesOf<F extends Fields> = Readonly<Record<keyof F, AnySchema>>;

/** What a checked form means, and what our own server keeps. */
export type ValuesOf<F extends Fields> = {
  [K in keyof F]: (F[K]['kind'] extends FieldKind<infer Value> ? Value : never) | OptionalIn<F, K>;
};

/** What an entity holds; a server may have left any of it out. */
export type ToldOf<F extends Fields> = {
  [K in keyof F]?: (F[K]['kind'] extends FieldKind<unknown, infer Told> ? Told : never) | undefined;
};

/** What a form holds. */
export type DraftOf<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends FieldKind<unknown, unknown, Writable, infer Typed> ? Typed : never;
};

/** Makes one thing of each field, under the same names. */
export function mapFields<F extends Fields, Made extends Record<keyof F, unknown>>(
  fields: F,
  make: <K extends keyof F & string>(name: K, field: F[K]) => Made[K],
): Made {
  const made: Partial<Made> = {};
  for (const name in fields) made[name] = make(name, fields[name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field was made
  return made as Made;
}

/**
 * The values of a form that its schema has let through. Throws a RangeError if a field that must be there has none.
 */
export const valuesOf = <F extends Fields>(fields: F, form: Readonly<DraftOf<F>>): ValuesOf<F> =>
  mapFields<F, ValuesOf<F>>(fields, (name, { kind, isOptional }) => {
    const typed: unknown = form[name];
    const value = isOptional && typed === kind.empty ? undefined : kind.parse(typed);
    if (value === undefined && !isOptional) throw new RangeError(`${name} has no value.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind made it
    return value as ValuesOf<F>[typeof name];
  });

/** Values as an entity holds them. */
export const tell = <F extends Fields>(fields: F, values: ValuesOf<F>): ToldOf<F> =>
  mapFields<F, Required<ToldOf<F>>>(fields, (name, { kind }) => {
    const value: unknown = values[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind made it
    return (value === undefined ? undefined : kind.tell(value)) as ToldOf<F>[typeof name];
  });

/** An entity as the form that edits it; what is not known is empty, and asked for. */
export const draftOf = <F extends Fields>(fields: F, told: ToldOf<F>): DraftOf<F> =>
  mapFields<F, DraftOf<F>>(fields, (name, { kind }) => {
    const one: unknown = told[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind made it
    return (one === undefined ? kind.empty : kind.edit(one)) as DraftOf<F>[typeof name];
  });

/** Whether something that was kept is still such a form. */
export const isDraftOf = <F extends Fields>(fields: F, kept: object): kept is DraftOf<F> => {
  const found = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(fields).every(([name, { kind }]) => {
    const typed = found.get(name);
    return typeof typed === typeof kind.empty && Array.isArray(typed) === Array.isArray(kind.empty);
  });
};

/** What an entity holds in a field, as people read it; undefined if it holds nothing there. */
export const showTold = <F extends Fields>(fields: F, name: keyof F, told: ToldOf<F>): string | undefined => {
  const one: unknown = told[name];
  return one === undefined || one === '' ? undefined : fields[name]?.kind.show(one);
};

/** What a form holds as people read it, so that `3500` and `3,500.00` are the same; what cannot be read stays as it was typed. */
export function showTyped({ kind }: Field, typed: unknown): string {
  const text = typeof typed === 'string' ? typed.trim() : undefined;
  const value = kind.parse(text ?? typed);
  return value === undefined ? (text ?? '') : kind.show(kind.tell(value));
}

/** What the input of a field says. */
export const inputLabel = ({ label, inForm = label }: Pick<Field, 'label' | 'inForm'>): string => inForm;

/** The names of a noun's fields, in the order of its table. */
export const fieldNames = <F extends Fields>(fields: F): readonly (keyof F & string)[] => Object.keys(fields);
