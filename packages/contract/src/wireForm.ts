import {
  type EntityFieldsOf,
  type Field,
  type FieldKind,
  type Fields,
  type Writable,
  mapFields,
} from '@motorpark/domain';
import { type Codec, count, day, instant, list, naira, oneOf, orEmpty, text } from './codec';
import { type WireName, wireNameOf } from './wireName';

/** The fields whose names on the wire do not follow the rule. */
export type NamesOf<F extends Fields> = { readonly [K in keyof F]?: string };

type NameOf<K, Names> = K extends keyof Names ? Names[K] & string : WireName<K & string>;

type Written<One extends Field> =
  One['kind'] extends FieldKind<unknown, unknown, infer Wire extends Writable> ? Wire : never;

/** What a form sends. */
export type PayloadOf<F extends Fields, Names extends NamesOf<F> = object> = {
  [K in keyof F as NameOf<K, Names>]: Written<F[K]>;
};

/** What the form sends that is named so. */
export type SentBy<Form> = Form extends { payload: (entity: never) => infer Payload } ? Payload : never;

/** The fields of a form on the wire. */
export interface WireForm<F extends Fields = Fields, Names extends NamesOf<F> = object> {
  fields: F;
  names: { readonly [K in keyof F]: NameOf<K, Names> };
  /** Builds what the form sends; fields without a value become empty text. */
  payload: (entity: EntityFieldsOf<F>) => PayloadOf<F, Names>;
}

/** Names the fields of a form on the wire: in snake case (`shortName` is `short_name`), but for those of `own`. */
export function wireForm<F extends Fields, const Names extends NamesOf<F> = object>(
  fields: F,
  own?: Names,
): WireForm<F, Names> {
  const given: NamesOf<F> = own ?? {};
  /* oxlint-disable typescript/no-unsafe-type-assertion -- every name of these types comes from the table */
  const names = mapFields<F, WireForm<F, Names>['names']>(
    fields,
    (name) => (given[name] ?? wireNameOf(name)) as NameOf<typeof name, Names>,
  );
  return {
    fields,
    names,
    payload(entity) {
      const written: Record<string, Writable> = {};
      for (const name in fields) {
        const value: unknown = entity[name];
        written[names[name]] = value === undefined ? '' : (fields[name] as Field).kind.write(value);
      }
      return written as PayloadOf<F, Names>;
    },
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

type Optional<One extends Field, Nothing> = One extends { isOptional: true } ? Nothing : never;

type Parsed<One extends Field> = One['kind'] extends FieldKind<infer Value> ? Value : never;

type CodecOfField<One extends Field> = Codec<
  Parsed<One> | Optional<One, undefined>,
  Written<One> | Optional<One, ''>,
  Parsed<One> | Optional<One, null | undefined>
>;

/** A whole number that is sent as text. */
const whole: Codec<number, string> = {
  read: (wire) => count.read(typeof wire === 'string' && /^\d+$/.test(wire) ? Number(wire) : wire),
  write: String,
};

type AnyCodec = Codec<unknown, unknown, never>;

const BY_KIND: Readonly<Partial<Record<FieldKind['name'], AnyCodec>>> = {
  seats: list(count),
  number: whole,
  count: whole,
  day,
  instant,
  naira,
};

const codecOf = ({ kind, isOptional }: Field): AnyCodec => {
  const codec = kind.choices ? oneOf(kind.choices) : (BY_KIND[kind.name] ?? text);
  return isOptional ? orEmpty(codec) : codec;
};

/** The codecs of a form's fields in a record that is sent with them; a field that may be empty is sent as empty text. */
export const codecsOf = <F extends Fields, Names extends NamesOf<F>>({ fields, names }: WireForm<F, Names>) =>
  mapFields<F, { [K in keyof F]: CodecOfField<F[K]> & { as: NameOf<K, Names> } }>(
    fields,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the codec is that of the field's kind
    (name, field) => ({ ...codecOf(field), as: names[name] }) as never,
  );
