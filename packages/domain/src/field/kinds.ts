import {
  type Day,
  type Instant,
  type Kobo,
  type Region,
  formatDateTime,
  formatDay,
  formatNaira,
  formatPaymentMethod,
  formatPhone,
  isDay,
  normalizePhone,
  normalizePlate,
  lagosDateTime,
  lagosDay,
  nairaOnWire,
  parseInstant,
  typedNaira,
} from '../format';

/** A field value as the wire carries it. */
export type Writable = string | number | number[] | readonly object[];

/**
 * The conversions of one kind of field, from the form to the wire. `Value` is the parsed value that our own server stores; `EntityValue` is the value in an
 * entity, from any server; `Typed` is the value in a form, mostly text.
 */
export interface FieldKind<
  Value = unknown,
  EntityValue = unknown,
  Written extends Writable = Writable,
  Typed = unknown,
> {
  /** Selects how the wire value is read and written, see `packages/contract/src/wireForm.ts`. */
  readonly name:
    | 'text'
    | 'choice'
    | 'number'
    | 'count'
    | 'day'
    | 'instant'
    | 'naira'
    | 'weight'
    | 'seats'
    | 'companions';
  /** The value in an empty form. */
  readonly empty: Typed;
  /** Parses input that its rule accepted; undefined if it is empty or cannot be parsed. */
  parse(typed: Typed): Value | undefined;
  toEntity(value: Value): EntityValue;
  /** Returns the initial value in the form that edits it. */
  edit(value: EntityValue): Typed;
  show(value: EntityValue, region?: Region): string;
  /** Converts it to the wire's format. */
  write(value: EntityValue): Written;
  /** The options of a choice; undefined for other kinds. */
  readonly choices?: readonly string[];
}

const identity = <Thing>(thing: Thing): Thing => thing;

export const TEXT: FieldKind<string, string, string, string> = {
  name: 'text',
  empty: '',
  parse: identity,
  toEntity: identity,
  edit: identity,
  show: identity,
  write: identity,
};

/** A customer's phone number; equal numbers are shown in the same format. */
export const PHONE: FieldKind<string, string, string, string> = {
  ...TEXT,
  show: (phone) => formatPhone(normalizePhone(phone)),
};

/** A vehicle's plate; spellings that read alike are stored alike. */
export const PLATE: FieldKind<string, string, string, string> = { ...TEXT, parse: normalizePlate };

/** A whole number from 0; its rule sets the upper limit. */
export const WHOLE: FieldKind<number, number, string, string> = {
  name: 'number',
  empty: '',
  parse: Number,
  toEntity: identity,
  edit: String,
  show: String,
  write: String,
};

/** An amount that the form holds in kobo rather than as text. */
export const KOBO: FieldKind<Kobo, Kobo, string | number, Kobo | undefined> = {
  name: 'naira',
  empty: undefined,
  parse: identity,
  toEntity: identity,
  edit: identity,
  show: formatNaira,
  write: nairaOnWire,
};

/** An amount of zero or more, typed in naira. */
export const NAIRA_FROM_ZERO: FieldKind<Kobo, Kobo, string | number, string> = {
  ...KOBO,
  empty: '',
  parse(typed) {
    const amount = typedNaira(typed);
    return amount !== undefined && amount >= 0 ? amount : undefined;
  },
  edit: (amount) => formatNaira(amount).replace('₦', '').replace(/\.00$/, ''),
};

/** A day; core servers may send an instant instead. */
export const DAY: FieldKind<Day, Day | Instant, string, string> = {
  ...TEXT,
  name: 'day',
  edit(value) {
    if (isDay(value)) return value;
    const instant = parseInstant(value);
    return instant === undefined ? '' : lagosDay(instant);
  },
  show: formatDay,
};

/** An instant; text without a time zone is Lagos time. */
export const INSTANT: FieldKind<Instant, Instant, string, string> = {
  ...TEXT,
  name: 'instant',
  parse: parseInstant,
  edit: lagosDateTime,
  show: formatDateTime,
};

/** One of several options; a core server may send an unknown one, which the form then shows as not chosen. */
export const choice = <Choice extends string>(
  choices: readonly Choice[],
): FieldKind<Choice, string, string, string> => {
  const known = (typed: string) => choices.find((one) => one === typed);
  return { ...TEXT, name: 'choice', choices, parse: known, edit: (value) => known(value) ?? '' };
};

/** A choice of payment methods, shown by their names. */
export const paymentMethod = <Method extends string>(
  methods: readonly Method[],
): FieldKind<Method, string, string, string> => ({ ...choice(methods), show: formatPaymentMethod });
