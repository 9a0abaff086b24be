import type { CallName } from '@motorpark/contract';
import type { Moment, PersonAction } from '@motorpark/domain';
import type { Ends } from './callers';
import type { Ready } from './calls';
import type { PersonName } from './company';
import type { Office } from './office';

/** The right that an act needs beside that of its call. */
export interface Asked {
  action: PersonAction;
  /** The terminals of the record for this right. */
  ends: Ends;
  /** How far the record has come, for rights that staff have only for a time. */
  moment?: Moment;
  /** Whose step it is, for rights over what somebody did. */
  by?: PersonName;
}

/** One thing that people try, at one moment. */
export interface Act {
  /** What happens, as a clerk says it. */
  says: string;
  call: CallName;
  /** The terminals of the record, for the right of the call. */
  ends: Ends;
  asks?: Asked;
  /** When it is tried; `NOW` by default. */
  at?: string;
  /** Makes a new record and returns what is sent. */
  well: (office: Office, place: number) => Promise<Ready>;
}

export const ROUTE: Ends = { own: 'awka', other: 'lagos' };
export const AWKA: Ends = { own: 'awka' };
/** A quarter of an hour before the buses leave, after sales have closed, and half an hour after that time. */
export const CLOSED = '2026-11-22T05:45:00.000Z';
export const AFTERWARDS = '2026-11-22T06:30:00.000Z';
export const WHY = 'The passenger is ill';
