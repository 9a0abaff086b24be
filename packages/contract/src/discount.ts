import { DISCOUNT_FIELDS, type DiscountFields } from '@motorpark/domain';
import { get } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { rawOfficeCalls } from './officeCalls';
import type { Data, Nothing, Versioned } from './wire';

export const DISCOUNT_WIRE = {
  name: { sent: 'name' },
  percent: { sent: 'percent' },
  amountOff: { sent: 'amount_off' },
  from: { sent: 'from_day' },
  until: { sent: 'until_day' },
  most: { sent: 'most_uses' },
  givenBy: { sent: 'given_by' },
  reasonRule: { sent: 'reason_rule' },
} as const satisfies WireFields<DiscountFields>;

export type DiscountPayload = PayloadOfFields<DiscountFields, typeof DISCOUNT_WIRE>;

export const discountWire = wireNoun(DISCOUNT_FIELDS, DISCOUNT_WIRE);

export interface WireDiscount extends Versioned, RowOf<DiscountFields, typeof DISCOUNT_WIRE> {
  id: string;
  /** The number of seats that it was given for. */
  uses: number;
}

const calls = rawOfficeCalls<DiscountPayload, WireDiscount, 'discount'>({
  one: 'discount',
  many: 'discounts',
  list: '/api/get_discounts',
});

export const discountExtensions = {
  getDiscounts: calls.list,
  createDiscount: calls.create,
  editDiscount: calls.edit,
  deleteDiscount: calls.remove,
  /** Returns the discounts that the caller may give now. */
  getOwnDiscounts: get<Nothing, Data<WireDiscount[]>>('/api/get_own_discounts', { does: 'ticket.sell' }),
};
