import type { NamesOf, WireForm } from '@motorpark/contract';
import {
  type EntityFieldsOf,
  type Field,
  type FieldKind,
  type Fields as NounFields,
  type ValuesOf,
  type Writable,
  mapFields,
} from '@motorpark/domain';
import { type Fields, read, textOf, withPart } from '../http/record';
import { seatCountOf, seatNumbersOf } from './seats';
import { countOf, dayOf, instantOf, koboOf, wordOf } from './values';

/** Where a core server may have a field: under one of these names, or under our own one, in the part of the record if it is in one. */
interface Place {
  names: readonly string[];
  part?: string;
}

type Places<F extends NounFields> = Readonly<Record<keyof F, Place>>;

/** Readers by kind of field. A core server has no companions. */
const READERS: Readonly<Record<FieldKind['name'], (raw: unknown, kind: FieldKind) => Writable | undefined>> =
  {
    text: textOf,
    number: countOf,
    count: seatCountOf,
    choice: (raw, { choices = [] }) => wordOf(raw, choices),
    day: (raw) => dayOf(raw) ?? textOf(raw),
    instant: instantOf,
    naira: koboOf,
    weight: (raw) => textOf(raw)?.replace(/\s*kgs?$/i, ''),
    seats: seatNumbersOf,
    companions: () => undefined,
  };

/** Reads a noun's fields in any spelling; missing ones are undefined. */
export const readFields = <F extends NounFields>(
  fields: F,
  places: Places<F>,
  row: Fields,
): EntityFieldsOf<F> =>
  mapFields<F, Required<EntityFieldsOf<F>>>(fields, (name, { kind }: Field) => {
    const { names, part } = places[name];
    const holder = part === undefined ? row : withPart(row, read(row, part));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind read it
    return READERS[kind.name](read(holder, ...names, name), kind) as EntityFieldsOf<F>[typeof name];
  });

/** The places of a form's fields, under the names of its payload: `own` has other names, and `parts` the fields that are in parts of the record. */
export const placesOf = <F extends NounFields, Names extends NamesOf<F>>(
  { fields, names }: Pick<WireForm<F, Names>, 'fields' | 'names'>,
  own: { readonly [K in keyof F]?: readonly string[] } = {},
  parts: Readonly<Record<string, readonly (keyof F)[]>> = {},
): Places<F> =>
  mapFields<F, Places<F>>(fields, (name) => {
    const part = Object.keys(parts).find((one) => parts[one]?.includes(name));
    return { names: own[name] ?? [names[name]], ...(part !== undefined && { part }) };
  });

/** Returns a record's id, else its readable number, else its place in the list, so that two rows never have the same id. */
export const idOf = (fields: Fields, place: number, ...numbers: string[]): string =>
  textOf(read(fields, 'id', '_id', ...numbers)) ?? `#${place + 1}`;

/** Reads an office record in any spelling; missing fields are empty. */
export const readRecord = <F extends NounFields>(
  fields: F,
  places: Places<F>,
  row: Fields,
  place: number,
): ValuesOf<F> & { id: string } => {
  const found = readFields(fields, places, row);
  const values = mapFields<F, ValuesOf<F>>(fields, (name, { kind, isOptional }: Field) => {
    const value = found[name] ?? (isOptional ? undefined : kind.empty);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind read it
    return value as ValuesOf<F>[typeof name];
  });
  return { ...values, id: idOf(row, place) };
};
