import { type Field, mapFields } from '../field';

/** The least and the most of a whole number, and what it is called in the message that says so: `Enter whole hours, from 0 to 48.` */
export interface Range {
  of:
    | 'whole minutes'
    | 'whole hours'
    | 'whole days'
    | 'whole years'
    | 'whole months'
    | 'a whole number'
    | 'a whole percentage';
  least: number;
  most: number;
  /** What 0 means, if it is allowed beside the range. */
  zero?: string;
}

/** A setting: its row has all that the form, the rule, the database and the demo company need. */
export interface Setting extends Field {
  /** Its value in the demo company. */
  usual: string | number;
  hint?: string;
  /** The heading of the section of the form that begins with it. */
  heading?: string;
  /** The kind of input of a text; default a single line. */
  input?: 'lines' | 'email';
  isWide?: true;
  /** Of a whole number. */
  within?: Range;
  /** The most characters of a text, the most kobo of an amount. */
  most?: number;
  /** What is said if it is missing or cannot be read; without it, a text may be empty. */
  missing?: string;
  /** The names of the options of a choice, and what 0 or no text means where a kind of company starts with it. */
  answers?: Readonly<Record<string, string>>;
}

export type Settings = Readonly<Record<string, Setting>>;

/** Hours before a departure, or after a delivery. */
export const NOTICE = { of: 'whole hours', least: 0, most: 720 } as const;

/** A fee; anything above the most is taken for a typing mistake. */
export const FEE = { missing: 'Enter the fee in naira, 0 for none.', most: 100_000_000 } as const;

/** Returns the values of the demo company. */
export const usualOf = <S extends Settings>(settings: S) =>
  mapFields<S, { [K in keyof S]: S[K]['usual'] }>(settings, (_, { usual }) => usual);
