import type { GiveBackFact, GiveBackWay } from '@motorpark/domain';
import { get } from './call';
import type { Found, QueryOf } from './search';
import type { Nothing, WireNaira } from './wire';

export const WIRE_GIVE_BACK_FACTS = {
  afterPrinting: 'after_printing',
  afterBoarding: 'after_boarding',
  afterDeparture: 'after_departure',
  alone: 'alone',
} as const satisfies Record<GiveBackFact, string>;
export type WireGiveBackFact = (typeof WIRE_GIVE_BACK_FACTS)[GiveBackFact];

/** One act of giving money back. */
export interface WireGivenBack extends Record<WireGiveBackFact, boolean> {
  id: string;
  at: string;
  way: GiveBackWay;
  noun: 'ticket' | 'waybill' | 'trip';
  /** The number of the ticket or waybill, the route's code of a trip. */
  number: string;
  trip_id: string | null;
  /** The newest line of the ledger of the ticket or waybill. */
  operation_id: string | null;
  amount: WireNaira;
  kept: WireNaira;
  /** Empty if it went back the way it came. */
  payment_method: string;
  /** How it was paid before its payment method was changed; empty if it was not. */
  former_method: string;
  reason: string;
  /** Empty if the company's rule did it. */
  person: string;
  /** The colleague who consented; empty if nobody did. */
  witness: string;
  terminal: string;
}

/** Filters the acts, besides the filters of any list. */
export interface GivenBackQuery extends QueryOf<'givenBack'> {
  way?: GiveBackWay;
  /** A person's id, or `rule` for what the company's rule did. */
  person_id?: string;
  terminal_id?: string;
  /** Only acts of which this holds. */
  fact?: WireGiveBackFact;
}

export const giveBackExtensions = {
  getGivenBack: get<Nothing | GivenBackQuery, Found<WireGivenBack>>('/api/get_given_back', {
    does: 'giveBack.see',
  }),
};
