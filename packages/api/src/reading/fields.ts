import { type WireField, type WireFields, thingsIn } from '@motorpark/contract';
import {
  COMPANION_FIELDS,
  type Companion,
  type CompanionFields,
  type Field,
  type FieldKind,
  type Fields as NounFields,
  type ToldOf,
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

/** A companion as any server writes one; without a seat it is none. */
function companionOf(fields: Fields): Companion[] {
  const seat = seatNumbersOf(fields['seat'])[0];
  const said = (field: keyof typeof COMPANION_FIELDS) => textOf(fields[field]) ?? '';
  return seat === undefined
    ? []
    : [{ seat, ...mapFields<CompanionFields, Omit<Companion, 'seat'>>(COMPANION_FIELDS, said) }];
}

/** How each kind of field is read, whichever server writes it. */
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
  companions: (raw, _kind, { each = {} }) => thingsIn(raw, each)?.flatMap(companionOf),
};

/**
 * A noun's fields as any server writes them: in the part of the answer that our own server has them in or beside the parts, under the
 * contract's names or ours. What is not there is undefined.
 */
export const readFields = <F extends NounFields>(fields: F, wire: WireFields<F>, row: Fields): ToldOf<F> =>
  mapFields<F, Required<ToldOf<F>>>(fields, (name, { kind }: Field) => {
    const place = wire[name];
    const { sent, told = sent, also = [], part } = place;
    const holder = part === undefined ? row : withPart(row, read(row, part));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind read it
    return READERS[kind.name](read(holder, told, ...also, name), kind, place) as ToldOf<F>[typeof name];
  });

/** A record of the office as any server writes it, each with those fields that it has nothing of empty. */
export const readRecord = <F extends NounFields>(
  fields: F,
  wire: WireFields<F>,
  row: Fields,
  place: number,
): ValuesOf<F> & Versioned & { id: string } => {
  const told = readFields(fields, wire, row);
  const values = mapFields<F, ValuesOf<F>>(
    fields,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field's kind read it
    (name, { kind }: Field) => (told[name] ?? kind.empty) as ValuesOf<F>[typeof name],
  );
  return { ...values, id: idOf(row, place), version: versionOf(row) };
};
