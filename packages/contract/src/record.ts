import type { Codec, KeptOf, ReadOf, WireOf } from './codec';
import { Mismatch, mismatchAt } from './mismatch';
import { type WireName, wireNameOf } from './wireName';

/** A codec as a field of a record: with its name on the wire if that is not the one of the rule, and the part of the record in which it is sent. */
export type Field<Value = unknown, Wire = unknown, Kept = never> = Codec<Value, Wire, Kept> & {
  as?: string;
  part?: string;
  isBeside?: true;
};

type Table = Readonly<Record<string, Field>>;

/** What a table of fields must have to be read as a record of a type: every property, also the optional ones. */
export type FieldsOf<Row> = { readonly [K in keyof Required<Row>]: { read: (wire: unknown) => Row[K] } };

/** A field with a name of its own on the wire. */
export const as = <const Name extends string, C extends Field>(
  name: Name,
  codec: C,
): Omit<C, 'as'> & { as: Name } => ({
  ...codec,
  as: name,
});

/** Fields that are sent in a part of the record. */
export const within = <const Part extends string, T extends Table>(part: Part, fields: T) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field gets its part
  Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, { ...codec, part }])) as {
    [K in keyof T]: T[K] & { part: Part };
  };

/** A record whose fields are sent beside those of the record that has it: `person_id` and `person` as one property `person`. */
export const beside = <C extends Field>(codec: C): C & { isBeside: true } => ({ ...codec, isBeside: true });

type NameOf<T extends Table, K extends keyof T> = T[K] extends { as: infer Name extends string }
  ? Name
  : WireName<K & string>;

/** A field that is sent in a part of the record keeps its own name in a row: another part may have the same name. */
type RowName<T extends Table, K extends keyof T> = T[K] extends { part: string }
  ? WireName<K & string>
  : NameOf<T, K>;

type RowNames<T extends Table> = { readonly [K in keyof T]: RowName<T, K> };

/** The fields of one part of the record; those beside its parts if it is undefined. A field that may be left out is optional. */
type Sent<T extends Table, Part> = {
  [
    K in keyof T as InPart<T[K], Part> extends true
      ? undefined extends WireOf<T[K]>
        ? never
        : NameOf<T, K>
      : never
  ]: WireOf<T[K]>;
} & {
  [
    K in keyof T as InPart<T[K], Part> extends true
      ? undefined extends WireOf<T[K]>
        ? NameOf<T, K>
        : never
      : never
  ]?: WireOf<T[K]>;
};

type PartOf<C> = C extends { isBeside: true }
  ? 'beside'[]
  : C extends { part: infer Part extends string }
    ? Part
    : undefined;
type InPart<C, Part> = [PartOf<C>] extends [Part] ? true : false;
type Parts<T extends Table> = Extract<{ [K in keyof T]: PartOf<T[K]> }[keyof T], string>;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Beside<T extends Table> = { [K in keyof T]: T[K] extends { isBeside: true } ? T[K] : never }[keyof T];
type RowOf<C> = C extends { fields: infer T extends Table } ? RecordRow<T> : never;

type Flat<T> = { [K in keyof T]: T[K] };

type RecordValue<T extends Table> = { [K in keyof T]: ReadOf<T[K]> };
type RecordWire<T extends Table> = Flat<
  Sent<T, undefined> & { [Part in Parts<T>]: Flat<Sent<T, Part>> } & Together<WireOf<Beside<T>>>
>;
/** A row of the server, under the names of the wire. */
export type RecordRow<T extends Table> = {
  readonly [K in keyof T as T[K] extends { isBeside: true } ? never : RowName<T, K>]: KeptOf<T[K]>;
} & Together<RowOf<Beside<T>>>;
/** Values of the server, under our own names. */
type RecordKept<T extends Table> = {
  readonly [K in keyof T as undefined extends KeptOf<T[K]> ? never : K]: KeptOf<T[K]>;
} & { readonly [K in keyof T as undefined extends KeptOf<T[K]> ? K : never]?: KeptOf<T[K]> };

export interface RecordCodec<T extends Table> extends Codec<
  RecordValue<T>,
  RecordWire<T>,
  RecordRow<T> | RecordKept<T>
> {
  /** Its fields, for records that have them and further ones. */
  fields: T;
  /** Their names in a row of the server. */
  names: RowNames<T>;
}

const isRecord = (wire: unknown): wire is Readonly<Record<string, unknown>> =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire);

function recordIn(wire: unknown, ...path: string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(wire)) throw new Mismatch('a record', path);
  return wire;
}

/**
 * Makes the codec of a record from the codecs of its fields. On the wire a field has its own name in snake case (`openedAt` is `opened_at`), or that of `as`.
 * The server writes it from a row with these names, or from values under our own ones, and sends nothing else that they have.
 */
export function record<const T extends Table>(fields: T): RecordCodec<T> {
  const places = Object.entries<Field>(fields).map(
    ([name, { as: wireName = wireNameOf(name), part, isBeside, read, write }]) => ({
      name,
      wireName,
      rowName: part === undefined ? wireName : wireNameOf(name),
      part,
      isBeside,
      read,
      write,
    }),
  );
  function readField(
    whole: Readonly<Record<string, unknown>>,
    { part, wireName, isBeside, read }: (typeof places)[number],
  ) {
    if (isBeside) return read(whole);
    const holder = part === undefined ? whole : recordIn(whole[part], part);
    try {
      return read(holder[wireName]);
    } catch (error) {
      const mismatch = mismatchAt(wireName, error);
      throw part === undefined ? mismatch : mismatchAt(part, mismatch);
    }
  }
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the types of the record are made from those of its fields */
  return {
    fields,
    names: Object.fromEntries(places.map(({ name, rowName }) => [name, rowName])) as RowNames<T>,
    read(wire) {
      const whole = recordIn(wire);
      const made: Record<string, unknown> = {};
      for (const place of places) made[place.name] = readField(whole, place);
      return made as RecordValue<T>;
    },
    write(kept) {
      const row: Readonly<Record<string, unknown>> = kept;
      const made: Record<string, unknown> = {};
      for (const { name, wireName, rowName, part, isBeside, write } of places) {
        if (isBeside) {
          const own = row[name];
          Object.assign(made, write((typeof own === 'object' ? own : row) as never));
          continue;
        }
        const holder = part === undefined ? made : ((made[part] ??= {}) as Record<string, unknown>);
        const wire = write(row[rowName in row ? rowName : name] as never);
        if (wire !== undefined) holder[wireName] = wire;
      }
      return made as RecordWire<T>;
    },
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
