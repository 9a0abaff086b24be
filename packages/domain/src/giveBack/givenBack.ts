import { type Instant, type Kobo, formatPaymentMethod } from '../format';
import { GIVE_BACK_LABELS, type GiveBackWay } from './ways';

/** What held when money was given back, with the labels of lists and reports (docs/money.md#given-back). */
export const GIVE_BACK_FACTS = {
  afterPrinting: 'After printing',
  afterBoarding: 'After boarding',
  afterDeparture: 'After departure',
  alone: 'Without a colleague',
} as const;
export type GiveBackFact = keyof typeof GIVE_BACK_FACTS;

/** The facts in the order of a moment's course. */
export const GIVE_BACK_FACT_ORDER = [
  'afterPrinting',
  'afterBoarding',
  'afterDeparture',
  'alone',
] as const satisfies readonly GiveBackFact[];

/** Returns what held of an act, such as "After printing, Without a colleague"; empty if nothing did. */
export const factsText = (act: Record<GiveBackFact, boolean>): string =>
  GIVE_BACK_FACT_ORDER.flatMap((fact) => (act[fact] ? [GIVE_BACK_FACTS[fact]] : [])).join(', ');

/** Returns how money was given back, such as "Cash"; "Cash to Card (POS)" for a changed payment method. */
export const methodText = ({ method, formerMethod }: Pick<GivenBack, 'method' | 'formerMethod'>): string =>
  [formerMethod, method].filter(Boolean).map(formatPaymentMethod).join(' to ');

/** Returns the label of an act: that of its way, or a parcel's own. */
export const wayText = ({ way, noun }: Pick<GivenBack, 'way' | 'noun'>): string =>
  (noun === 'waybill' ? OF_PARCELS[way] : undefined) ?? GIVE_BACK_LABELS[way];

const OF_PARCELS: Partial<Record<GiveBackWay, string>> = {
  departed: 'Sent off a second time',
  below: 'Below the tariff',
};

/** One act of giving money back, as it is listed. */
export interface GivenBack extends Record<GiveBackFact, boolean> {
  id: string;
  at: Instant;
  way: GiveBackWay;
  noun: 'ticket' | 'waybill' | 'trip';
  /** The number of the ticket or waybill, the route's code of a trip. */
  number: string;
  /** The id of the trip; undefined for tickets and waybills. */
  tripId: string | undefined;
  /** The newest line of the ledger of the ticket or waybill, whose details show the record; undefined for a trip. */
  operationId: string | undefined;
  amount: Kobo;
  kept: Kobo;
  /** The payment method of what was given back; empty if it went back the way it came. */
  method: string;
  /** How it was paid before its payment method was changed; empty if it was not. */
  formerMethod: string;
  reason: string;
  /** Empty if the company's rule did it. */
  person: string;
  /** The colleague who consented; empty if nobody did. */
  witness: string;
  terminal: string;
}
