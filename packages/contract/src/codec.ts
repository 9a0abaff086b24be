import {
  type Day,
  type Instant,
  type Kobo,
  isDay,
  nairaOnWire,
  parseInstant,
  parseNaira,
} from '@motorpark/domain';
import { Mismatch, mismatchAt } from './mismatch';
import type { WireNaira } from './wire';

/**
 * One value of the contract: how our own server sends it, and how the app reads that. `read` throws a `Mismatch` for anything that our own server does not send.
 * `write` is given what the server has: amounts in kobo, and null where there is nothing.
 */
export interface Codec<Value, Wire, Kept = Value> {
  read: (wire: unknown) => Value;
  write: (kept: Kept) => Wire;
}

/** What the app reads of an answer or a part of it. */
export type ReadOf<C> = C extends { read: (wire: unknown) => infer Value } ? Value : never;
/** How it is sent. */
export type WireOf<C> = C extends { write: (kept: never) => infer Wire } ? Wire : never;
/** What the server writes it from. */
export type KeptOf<C> = C extends { write: (kept: infer Kept) => unknown } ? Kept : never;

const unchanged = <Value>(kept: Value): Value => kept;

/** A value that is sent as it is; `isOne` tells whether a received one is of its kind. */
const plain = <Value>(wanted: string, isOne: (wire: unknown) => wire is Value): Codec<Value, Value> => ({
  read(wire) {
    if (!isOne(wire)) throw new Mismatch(wanted);
    return wire;
  },
  write: unchanged,
});

const isText = (wire: unknown): wire is string => typeof wire === 'string';

export const text = plain('text', isText);
export const flag = plain('true or false', (wire): wire is boolean => typeof wire === 'boolean');
/** True, or left out. */
export const ifTrue: Codec<boolean, true | undefined> = {
  read: (wire) => wire !== undefined && flag.read(wire),
  write: (kept) => kept || undefined,
};
/** A whole number, also below zero. */
export const count = plain('a whole number', (wire): wire is number => Number.isSafeInteger(wire));
/** A day in Lagos, `yyyy-mm-dd`. */
export const day = plain('a day', (wire): wire is Day => isText(wire) && isDay(wire));
export const instant = plain(
  'an instant',
  (wire): wire is Instant => isText(wire) && parseInstant(wire) !== undefined,
);

/** One of several words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Codec<Word, Word> =>
  plain(`one of ${words.join(', ')}`, (wire): wire is Word => words.some((word) => word === wire));

/** One of the words that a table explains. */
export const keyOf = <const Table extends object>(table: Table) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  oneOf(Object.keys(table) as (keyof Table & string)[]);

/** One of several words or answers that the wire spells otherwise: `spelt({ outgoing: 'Outgoing', incoming: 'Incoming' })`. */
export const spelt = <const Table extends Readonly<Record<string, string | number>>>(
  table: Table,
): Codec<keyof Table & string, Table[keyof Table]> => ({
  read(wire) {
    for (const word in table) if (table[word] === wire) return word;
    throw new Mismatch(`one of ${Object.values(table).join(', ')}`);
  },
  write: (kept) => table[kept],
});

/** A sum of more than a number holds exactly, as `nairaOnWire` writes it. */
const HUGE = /^-?\d{14,}\.\d\d$/;

/** An amount: naira on the wire, kobo on both sides. A huge sum is read as the nearest number, so that its list remains readable. */
export const naira: Codec<Kobo, WireNaira, Kobo | bigint> = {
  read(wire) {
    const amount = typeof wire === 'number' || isText(wire) ? String(wire) : '';
    const kobo = parseNaira(amount) ?? (HUGE.test(amount) ? Math.round(Number(amount) * 100) : undefined);
    if (kobo === undefined) throw new Mismatch('an amount');
    return kobo;
  },
  write: nairaOnWire,
};

/** A value that there may be nothing of: that is undefined for the app, null or undefined for the server, and `nothing` on the wire. */
const orNothing =
  <Nothing extends undefined | null | ''>(nothing: Nothing) =>
  <Value, Wire, Kept>({
    read,
    write,
  }: Codec<Value, Wire, Kept>): Codec<
    Value | undefined,
    Wire | Nothing,
    Kept | Nothing | null | undefined
  > => ({
    read: (wire) => (wire === undefined || wire === null || wire === nothing ? undefined : read(wire)),
    write(kept) {
      if (kept === undefined || kept === null || kept === nothing) return nothing;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is not nothing
      return write(kept as Kept);
    },
  });

/** A value that is left out if there is none. */
export const optional = orNothing(undefined);
/** A value that is null if there is none. */
export const orNull = orNothing(null);
/** A value that is empty text if there is none. */
export const orEmpty = orNothing('');

export const list = <Value, Wire, Kept>(
  one: Codec<Value, Wire, Kept>,
): Codec<Value[], Wire[], readonly Kept[]> => ({
  read(wire) {
    if (!Array.isArray(wire)) throw new Mismatch('a list');
    return wire.map((item: unknown, place) => {
      try {
        return one.read(item);
      } catch (error) {
        throw mismatchAt(place, error);
      }
    });
  },
  write: (kept) => kept.map(one.write),
});
