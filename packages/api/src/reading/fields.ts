import { type NamesOf, type WireField, type WireFields, type WireForm, objectsIn } from '@motorpark/contract';
import {
  COMPANION_FIELDS,
  type Companion,
  type CompanionFields,
  type DraftOf,
  type Field,
  type FieldKind,
  type Fields as NounFields,
  type EntityFieldsOf,
  type ValuesOf,
  type Versioned,
  type Writable,
  mapFields,
} from '@motorpark/domain';
import { idOf, versionOf } from './identity';
import { read, textOf, withPart, type Fields } from './record';
import { seatCountOf, seatNumbersOf } from './seats';
import { countOf, dayOf, instantOf, koboOf, wordOf } from './values';

type Reader = (raw: unknown, kind: FieldKind, place: WireField) => Writable | undefined;

/** Reads a companion from any of the servers' shapes; none without a seat. */
function companionOf(fields: Fields): Companion[] {
  const seat = seatNumbersOf(fields['seat'])[0];
  const fieldText = (field: keyof typeof COMPANION_FIELDS) => textOf(fields[field]) ?? '';
  return seat === undefined
    ? []
    : [{ seat, ...mapFields<CompanionFields, DraftOf<CompanionFields>>(COMPANION_FIELDS, fieldText) }];
}

/** Readers by kind of field, for any of the servers' shapes. */
const READERS: Readonly<Record<FieldKind['name'], Reader>> = {
  text: textOf,
  number: countOf,
  count: seatCountOf,
  choice: (raw, { choices = [] }) => wordOf(raw, choices),
  day: (raw) => dayOf(raw) ?? textOf(raw),
  instant: instantOf,
  naira: koboOf,
  weight: (raw) => textOf(raw)?.replace(/\s*kgs?$/i, ''),
  seats: seatNumbersOf,
  companions: (raw, _kind, { each = {} }) => objectsIn(raw, each)?.flatMap(companionOf),
};

/**
 * Reads a noun's fields from any of the servers' shapes: nested as our own server sends them or flat, under the contract's names or ours. Missing fields are
 * undefined.
 */
export const readFields = <F extends NounFields>(
  fields: F,
  wire: WireFields<F>,
  row: Fields,
): EntityFieldsOf<F> =>
  mapFields<F, Required<EntityFieldsOf<F>>>(fields, (name, { kind }: Field) => {
    const place = wire[name];
    const { sent, received: wireName = sent, also = [], part } = place;
    const holder = part === undefined ? row : withPart(row, read(row, part));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind read it
    return READERS[kind.name](
      read(holder, wireName, ...also, name),
      kind,
      place,
    ) as EntityFieldsOf<F>[typeof name];
  });

/** The places of a form's fields that are all beside each other, under the names of its payload. */
export const placesOf = <F extends NounFields, Names extends NamesOf<F>>({
  fields,
  names,
}: Pick<WireForm<F, Names>, 'fields' | 'names'>): WireFields<F> =>
  mapFields<F, WireFields<F>>(fields, (name) => ({ sent: names[name] }));

/** Reads an office record from any of the servers' shapes; missing fields are empty. */
export const readRecord = <F extends NounFields>(
  fields: F,
  wire: WireFields<F>,
  row: Fields,
  place: number,
): ValuesOf<F> & Versioned & { id: string } => {
  const wireName = readFields(fields, wire, row);
  const values = mapFields<F, ValuesOf<F>>(fields, (name, { kind, isOptional }: Field) => {
    const value = wireName[name] ?? (isOptional ? undefined : kind.empty);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind read it
    return value as ValuesOf<F>[typeof name];
  });
  return { ...values, id: idOf(row, place), version: versionOf(row) };
};
