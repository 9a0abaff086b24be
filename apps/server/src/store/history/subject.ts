import { type Statement, type Tables, name, sql } from '../../db';

interface NounOfHistory {
  /** SQL: the name of a record in Activity. */
  called: Statement;
  /** The columns that say who made a record and when: `booked_by` and `booked_at`. */
  made: 'created' | 'booked' | 'entered';
  /** How a record ends: it is voided or deleted, and whether it stores why. If a core client cannot send a reason, the history says so. One that `stays` never ends. */
  end: 'voided' | 'deleted' | 'stays';
  saysWhy: boolean;
}

/** The nouns whose records have a history of their own, each in the table of its name. */
export const NOUNS = {
  trip: {
    called: sql`(select code from route where route.id = route_id)`,
    made: 'created',
    end: 'deleted',
    saysWhy: false,
  },
  ticket: { called: sql`number`, made: 'booked', end: 'voided', saysWhy: true },
  waybill: { called: sql`number`, made: 'booked', end: 'voided', saysWhy: true },
  expense: { called: sql`expense_type`, made: 'entered', end: 'deleted', saysWhy: true },
  claim: { called: sql`number`, made: 'entered', end: 'stays', saysWhy: false },
} as const satisfies Readonly<Record<string, NounOfHistory>>;

export type Noun = keyof typeof NOUNS;

export const isNoun = (word: string): word is Noun => Object.hasOwn(NOUNS, word);

/** Subjects of the history: changes of the nouns, and prints of a closed shift's report. */
export type Recorded = Noun | 'shift';

export interface Subject {
  noun: Recorded;
  id: string;
}

/** Office records, by the name of their table, whose rows have versions; their history is in Activity. */
export type OfficeNoun = {
  [Table in keyof Tables]: Tables[Table] extends { version: number } ? Exclude<Table, Recorded> : never;
}[keyof Tables];

/** SQL: the table of a noun. */
export const tableOf = (noun: Noun | OfficeNoun): Statement => name(noun);

/** SQL: the column of `change` that holds the record's id. */
export const columnOf = (noun: Recorded): Statement => name(`${noun}_id`);
