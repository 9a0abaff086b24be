import {
  type Day,
  type Instant,
  type Kobo,
  formatDateTime,
  formatDay,
  formatNaira,
  formatPhone,
  isDay,
  keptPhone,
  keptPlate,
  lagosDateTime,
  lagosDay,
  nairaOnWire,
  parseInstant,
  parseNaira,
} from '../format';

/** What the contract writes in a field. */
export type Writable = string | number | number[] | readonly object[];

/**
 * What one kind of field is, from the form to the wire. `Value` is what a checked form means and our own server keeps; `Told` is what an
 * entity holds, whichever server it was read from; `Typed` is what a form holds, mostly text.
 */
export interface FieldKind<
  Value = unknown,
  Told = unknown,
  Written extends Writable = Writable,
  Typed = unknown,
> {
  /** How the wire is read, see `packages/api/src/reading`. */
  readonly name:
    'text' | 'choice' | 'number' | 'count' | 'day' | 'instant' | 'naira' | 'weight' | 'seats' | 'companions';
  /** As a form starts that knows nothing of it. */
  readonly empty: Typed;
  /** The value of what its rule has let through; undefined if it is empty or cannot be read. */
  parse(typed: Typed): Value | undefined;
  tell(value: Value): Told;
  /** As the form that edits it starts. */
  edit(told: Told): Typed;
  /** As people read it on screens and in the history. */
  show(told: Told): string;
  /** As the contract writes it. */
  write(told: Told): Written;
  /** The words that there are, of a choice. */
  readonly choices?: readonly string[];
}

const same = <Thing>(thing: Thing): Thing => thing;

export const TEXT: FieldKind<string, string, string, string> = {
  name: 'text',
  empty: '',
  parse: same,
  tell: same,
  edit: same,
  show: same,
  write: same,
};

/** A phone number of a customer; what is the same number reads alike. */
export const PHONE: FieldKind<string, string, string, string> = {
  ...TEXT,
  show: (phone) => formatPhone(keptPhone(phone)),
};

/** The plate of a vehicle; what is read alike is kept alike. */
export const PLATE: FieldKind<string, string, string, string> = { ...TEXT, parse: keptPlate };

/** A whole number from 0 on; its rule says how far. */
export const WHOLE: FieldKind<number, number, string, string> = {
  name: 'number',
  empty: '',
  parse: Number,
  tell: same,
  edit: String,
  show: String,
  write: String,
};

/** An amount that the form holds in kobo, not as it is typed. */
export const KOBO: FieldKind<Kobo, Kobo, string | number, Kobo | undefined> = {
  name: 'naira',
  empty: undefined,
  parse: same,
  tell: same,
  edit: same,
  show: formatNaira,
  write: nairaOnWire,
};

/** An amount, or nothing at all, but not less. */
export const NAIRA_FROM_ZERO: FieldKind<Kobo, Kobo, string | number, string> = {
  ...KOBO,
  empty: '',
  parse(typed) {
    const amount = parseNaira(typed);
    return amount !== undefined && amount >= 0 ? amount : undefined;
  },
  edit: (amount) => formatNaira(amount).replace('₦', '').replace(/\.00$/, ''),
};

/** A day; core servers may send a moment of it. */
export const DAY: FieldKind<Day, Day | Instant, string, string> = {
  ...TEXT,
  name: 'day',
  edit(told) {
    if (isDay(told)) return told;
    const instant = parseInstant(told);
    return instant === undefined ? '' : lagosDay(instant);
  },
  show: formatDay,
};

/** A moment; without a zone it is Lagos time. */
export const INSTANT: FieldKind<Instant, Instant, string, string> = {
  ...TEXT,
  name: 'instant',
  parse: parseInstant,
  edit: lagosDateTime,
  show: formatDateTime,
};

/** One of a few words; core servers may send another, which the form leaves to be chosen. */
export const choice = <Choice extends string>(
  choices: readonly Choice[],
): FieldKind<Choice, string, string, string> => {
  const known = (typed: string) => choices.find((one) => one === typed);
  return { ...TEXT, name: 'choice', choices, parse: known, edit: (told) => known(told) ?? '' };
};
