import {
  type FieldKind,
  type Fields,
  type EntityFieldsOf,
  type Writable,
  mapFields,
} from '@motorpark/domain';

export interface WireField {
  sent: string;
  /** Its name in responses, if it differs from `sent`. */
  received?: string;
  /** Its other names in responses of core servers. */
  also?: readonly string[];
  /** The nested object of the response that contains it; undefined if it is at the top level. */
  part?: string;
  /** For lists of objects: maps our property names to those on the wire. */
  each?: Readonly<Record<string, string>>;
}

/** The places of all fields of a noun; a missing field does not compile. */
export type WireFields<F extends Fields> = Readonly<Record<keyof F, WireField>>;

type Written<F extends Fields, K extends keyof F, Place> =
  F[K]['kind'] extends FieldKind<unknown, unknown, infer Text>
    ? Place extends { each: infer Names extends Readonly<Record<string, string>> }
      ? Renamed<Text, Names>
      : Text
    : never;

type Renamed<List, Names extends Readonly<Record<string, string>>> = List extends readonly (infer One)[]
  ? { [K in keyof One as K extends keyof Names ? Names[K] : never]: One[K] }[]
  : never;

export type PayloadOfFields<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F as W[K]['sent']]: Written<F, K, W[K]>;
};

type ReceivedName<One> = One extends { received: infer Name extends string }
  ? Name
  : One extends { sent: infer Name extends string }
    ? Name
    : never;

/** The type of a list's row with these fields, all at the top level. */
export type RowOf<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F as ReceivedName<W[K]>]: Written<F, K, W[K]>;
};

/** The fields of one nested object of a response. */
type PartOf<F extends Fields, W extends WireFields<F>, Part extends string> = {
  [K in keyof F as W[K] extends { part: Part } ? ReceivedName<W[K]> : never]: Written<F, K, W[K]>;
};

type PartNames<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F]: W[K] extends { part: infer Part extends string } ? Part : never;
}[keyof F];

/** The type of an overview with these fields: some in nested objects, the others at the top level. */
export type PartsOf<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F as W[K] extends { part: string } ? never : ReceivedName<W[K]>]: Written<F, K, W[K]>;
} & { [Part in PartNames<F, W>]: PartOf<F, W, Part> };

/** Converts the fields of a noun to the wire; fields without a value become empty text. */
export interface WireNoun<F extends Fields, W extends WireFields<F>> {
  fields: F;
  wire: W;
  /** Maps field names to their names in payloads. */
  names: { readonly [K in keyof F]: W[K]['sent'] };
  /** Builds the payload of a form. */
  payload: (entity: EntityFieldsOf<F>) => PayloadOfFields<F, W>;
}

export const wireNoun = <F extends Fields, W extends WireFields<F>>(fields: F, wire: W): WireNoun<F, W> => ({
  fields,
  wire,
  names: mapFields<F, { [K in keyof F]: W[K]['sent'] }>(fields, (name) => wire[name].sent),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name of this type comes from the table
  payload: writer(fields, wire, ({ sent }) => sent) as WireNoun<F, W>['payload'],
});

/** Builds a row of a list. */
export const rowOf = <F extends Fields, W extends WireFields<F>>(
  { fields, wire }: WireNoun<F, W>,
  entity: EntityFieldsOf<F>,
): RowOf<F, W> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name of this type comes from the table
  writer(fields, wire, receivedName)(entity) as RowOf<F, W>;

/** Builds an overview. */
export function partsOf<F extends Fields, W extends WireFields<F>>(
  { fields, wire }: WireNoun<F, W>,
  entity: EntityFieldsOf<F>,
): PartsOf<F, W> {
  const inPart = (part?: string) =>
    writer<F>(fields, wire, (place) => (place.part === part ? receivedName(place) : undefined))(entity);
  const parts = Object.values<WireField>(wire).flatMap(({ part }) => part ?? []);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name of this type comes from the table
  return { ...inPart(), ...Object.fromEntries(parts.map((part) => [part, inPart(part)])) } as PartsOf<F, W>;
}

/** Returns a function that writes the fields for which `nameOf` returns a name. */
function writer<F extends Fields>(
  fields: F,
  table: WireFields<F>,
  nameOf: (place: WireField) => string | undefined,
): (entity: EntityFieldsOf<F>) => object {
  const named = Object.entries(fields).flatMap(([field, { kind }]) => {
    const name = table[field] && nameOf(table[field]);
    return name === undefined ? [] : { field, kind, name, each: table[field]?.each };
  });
  return (entity) => {
    const written: Record<string, Writable> = {};
    for (const { field, kind, name, each } of named) {
      const one: unknown = entity[field];
      const text = one === undefined ? '' : kind.write(one);
      written[name] = each && Array.isArray(text) ? text.map((thing: unknown) => renamed(thing, each)) : text;
    }
    return written;
  };
}

/** Copies the named properties of an object under their new names. */
const renamed = (thing: unknown, names: Readonly<Record<string, string>>): object => {
  const properties = propertiesOf(thing);
  return Object.fromEntries(Object.entries(names).map(([own, wire]) => [wire, properties.get(own)]));
};

const propertiesOf = (thing: unknown) =>
  new Map<string, unknown>(typeof thing === 'object' && thing !== null ? Object.entries(thing) : []);

/** Renames the properties of the objects in a received list to our own names; undefined if it is not a list. */
export function objectsIn(
  list: unknown,
  each: Readonly<Record<string, string>>,
): Record<string, unknown>[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.map((thing: unknown) => {
    const properties = propertiesOf(thing);
    return Object.fromEntries(Object.entries(each).map(([own, wire]) => [own, properties.get(wire)]));
  });
}

const receivedName = ({ sent, received = sent }: WireField): string => received;
