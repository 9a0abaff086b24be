import { DISCOUNT_FIELDS, type Discount } from '@motorpark/domain';
import { answering, data } from './answer';
import { get } from './call';
import { type WireOf, count, list, text } from './codec';
import { officeCalls } from './officeCalls';
import { type FieldsOf, record } from './record';
import type { Nothing } from './wire';
import { codecsOf, wireForm } from './wireForm';

export const discountWire = wireForm(DISCOUNT_FIELDS, {
  from: 'from_day',
  until: 'until_day',
  most: 'most_uses',
});

export const discountCodec = record({
  ...codecsOf(discountWire),
  id: text,
  version: count,
  uses: count,
} satisfies FieldsOf<Discount>);
export type WireDiscount = WireOf<typeof discountCodec>;

const calls = officeCalls(
  { one: 'discount', many: 'discounts', list: '/api/get_discounts' },
  discountWire,
  discountCodec,
);

export const discountExtensions = {
  getDiscounts: calls.list,
  createDiscount: calls.create,
  editDiscount: calls.edit,
  deleteDiscount: calls.remove,
  /** Returns the discounts that the caller may give now. */
  getOwnDiscounts: answering(
    data(list(discountCodec)),
    get<Nothing>('/api/get_own_discounts', { does: 'ticket.sell' }),
  ),
};
