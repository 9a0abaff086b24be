import { type FieldKind, type Fields, type ToldOf, type Writable, mapFields } from '@motorpark/domain';

/** Where a field of a noun stands on the wire. */
export interface WireField {
  /** Its name in a payload. */
  sent: string;
  /** Its name in an answer, if that is another one. */
  told?: string;
  /** Its other names in the answers of core servers. */
  also?: readonly string[];
  /** The part of the answer that holds it; none if it stands beside the parts. */
  part?: string;
  /** What each thing of a list calls what it holds: our name to the wire's. */
  each?: Readonly<Record<string, string>>;
}

/** A noun's fields on the wire: a field that is left out does not compile. */
export type WireFields<F extends Fields> = Readonly<Record<keyof F, WireField>>;

type Written<F extends Fields, K extends keyof F, Place> =
  F[K]['kind'] extends FieldKind<unknown, unknown, infer Text>
    ? Place extends { each: infer Names extends Readonly<Record<string, string>> }
      ? Renamed<Text, Names>
      : Text
    : never;

type Renamed<List, Names extends Readonly<Record<string, string>>> = List extends readonly (infer One)[]
  ? { [K in keyof One & keyof Names as Names[K]]: One[K] }[]
  : never;

/** What a payload of these fields is. */
export type PayloadOfFields<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F as W[K]['sent']]: Written<F, K, W[K]>;
};

type ToldName<One> = One extends { told: infer Name extends string }
  ? Name
  : One extends { sent: infer Name extends string }
    ? Name
    : never;

/** These fields beside each other, as a list tells them. */
export type RowOf<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F as ToldName<W[K]>]: Written<F, K, W[K]>;
};

/** What one part of an answer holds of these fields. */
type PartOf<F extends Fields, W extends WireFields<F>, Part extends string> = {
  [K in keyof F as W[K] extends { part: Part } ? ToldName<W[K]> : never]: Written<F, K, W[K]>;
};

type PartNames<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F]: W[K] extends { part: infer Part extends string } ? Part : never;
}[keyof F];

/** These fields as an overview tells them: in their parts, the rest beside them. */
export type PartsOf<F extends Fields, W extends WireFields<F>> = {
  [K in keyof F as W[K] extends { part: string } ? never : ToldName<W[K]>]: Written<F, K, W[K]>;
} & { [Part in PartNames<F, W>]: PartOf<F, W, Part> };

/** How the fields of a noun are written; a field without a value is written empty. */
export interface WireNoun<F extends Fields, W extends WireFields<F>> {
  /** Field name to its name in a payload. */
  names: { readonly [K in keyof F]: W[K]['sent'] };
  /** As a form sends them. */
  payload: (told: ToldOf<F>) => PayloadOfFields<F, W>;
  /** As a list tells them. */
  row: (told: ToldOf<F>) => RowOf<F, W>;
  /** As an overview tells them. */
  parts: (told: ToldOf<F>) => PartsOf<F, W>;
}

/** The two tables of a noun as what writes it. */
export function wireNoun<F extends Fields, W extends WireFields<F>>(fields: F, wire: W): WireNoun<F, W> {
  const table: WireFields<F> = wire;
  /** Writes those fields that have a name there. */
  function writer(nameOf: (place: WireField) => string | undefined): (told: ToldOf<F>) => object {
    const named = Object.entries(fields).flatMap(([field, { kind }]) => {
      const name = table[field] && nameOf(table[field]);
      return name === undefined ? [] : { field, kind, name, each: table[field]?.each };
    });
    return (told) => {
      const written: Record<string, Writable> = {};
      for (const { field, kind, name, each } of named) {
        const one: unknown = told[field];
        const text = one === undefined ? '' : kind.write(one);
        written[name] =
          each && Array.isArray(text) ? text.map((thing: unknown) => renamed(thing, each)) : text;
      }
      return written;
    };
  }
  const inPart = (part?: string) => writer((place) => (place.part === part ? toldName(place) : undefined));
  const beside = inPart();
  const parts = new Map(
    Object.values(table).flatMap(({ part }) => (part === undefined ? [] : [[part, inPart(part)]])),
  );
  /* oxlint-disable typescript/no-unsafe-type-assertion -- each name of these types is one of the table's */
  return {
    names: mapFields<F, { [K in keyof F]: W[K]['sent'] }>(fields, (name) => wire[name].sent),
    payload: writer(({ sent }) => sent) as WireNoun<F, W>['payload'],
    row: writer(toldName) as WireNoun<F, W>['row'],
    parts: (told) =>
      Object.assign(
        beside(told),
        Object.fromEntries([...parts].map(([part, write]) => [part, write(told)])),
      ) as PartsOf<F, W>,
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** What a thing holds, under other names. */
const renamed = (thing: unknown, names: Readonly<Record<string, string>>): object => {
  const held = heldBy(thing);
  return Object.fromEntries(Object.entries(names).map(([own, wire]) => [wire, held.get(own)]));
};

const heldBy = (thing: unknown) =>
  new Map<string, unknown>(typeof thing === 'object' && thing !== null ? Object.entries(thing) : []);

/** The things of a list that came over the wire under our own names; undefined where there is no list. */
export function thingsIn(
  list: unknown,
  each: Readonly<Record<string, string>>,
): Record<string, unknown>[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.map((thing: unknown) => {
    const held = heldBy(thing);
    return Object.fromEntries(Object.entries(each).map(([own, wire]) => [own, held.get(wire)]));
  });
}

const toldName = ({ sent, told = sent }: WireField): string => told;
