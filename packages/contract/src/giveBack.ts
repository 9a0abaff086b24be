import { GIVE_BACK_WAYS, type GiveBackFact, type GiveBackWay, type GivenBack } from '@motorpark/domain';
import { answering, found } from './answer';
import { get } from './call';
import { type WireOf, flag, instant, naira, oneOf, orNull, text } from './codec';
import { type FieldsOf, as, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';

/** One act of giving money back. */
export const givenBackCodec = record({
  id: text,
  at: instant,
  way: oneOf(GIVE_BACK_WAYS),
  noun: oneOf(['ticket', 'waybill', 'trip']),
  number: text,
  tripId: orNull(text),
  operationId: orNull(text),
  amount: naira,
  kept: naira,
  method: as('payment_method', text),
  formerMethod: text,
  reason: text,
  person: text,
  witness: text,
  terminal: text,
  afterPrinting: flag,
  afterBoarding: flag,
  afterDeparture: flag,
  alone: flag,
} satisfies FieldsOf<GivenBack>);
export type WireGivenBack = WireOf<typeof givenBackCodec>;
export type WireGiveBackFact = (typeof givenBackCodec.names)[GiveBackFact];

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
  getGivenBack: answering(
    found(givenBackCodec),
    get<Nothing | GivenBackQuery>('/api/get_given_back', { does: 'giveBack.see' }),
  ),
};
