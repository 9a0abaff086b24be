import {
  PAYMENT_PROVIDERS,
  SETTLEMENT_LINE_STATUSES,
  SETTLEMENT_STATUSES,
  type Settlement,
  type SettlementLine,
} from '@motorpark/domain';
import { answering, found } from './answer';
import { get } from './call';
import { type WireOf, count, day, instant, naira, oneOf, orNull, text } from './codec';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';

export const settlementCodec = record({
  id: text,
  day,
  provider: oneOf(PAYMENT_PROVIDERS),
  reference: text,
  payments: count,
  amount: naira,
  fee: naira,
  bankAccount: text,
  feeAccount: text,
  counterAccount: text,
  differs: naira,
  status: oneOf(SETTLEMENT_STATUSES),
} satisfies FieldsOf<Settlement>);
export type WireSettlement = WireOf<typeof settlementCodec>;

export const settlementLineCodec = record({
  id: text,
  at: instant,
  number: text,
  operationId: orNull(text),
  provider: oneOf(PAYMENT_PROVIDERS),
  reference: text,
  amount: naira,
  fee: naira,
  differs: naira,
  status: oneOf(SETTLEMENT_LINE_STATUSES),
} satisfies FieldsOf<SettlementLine>);
export type WireSettlementLine = WireOf<typeof settlementLineCodec>;

export interface SettlementLineQuery extends QueryOf<'settlementLines'> {
  /** Returns all lines of this settlement; without it, what differs in any, and money that is in none. */
  settlement_id?: string;
}

export const settlementExtensions = {
  /** Lists what the payment provider paid out to the bank, newest first. */
  getSettlements: answering(
    found(settlementCodec),
    get<Nothing | QueryOf<'settlements'>>('/api/get_settlements', { does: 'settlement.see' }),
  ),
  getSettlementLines: answering(
    found(settlementLineCodec),
    get<Nothing | SettlementLineQuery>('/api/get_settlement_lines', { does: 'settlement.see' }),
  ),
};
