import { DISCOUNT_FIELDS, type Discount } from '@motorpark/domain';
import { answering, data } from './answer';
import { get } from './call';
import { type WireOf, count, list, text } from './codec';
import { DISCOUNT_LIST } from './lists/discountList';
import { officeNoun } from './officeNoun';
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

export const discountNoun = officeNoun({
  one: 'discount',
  columns: DISCOUNT_LIST,
  form: discountWire,
  record: discountCodec,
});

export const discountExtensions = {
  getDiscounts: discountNoun.list,
  createDiscount: discountNoun.create,
  editDiscount: discountNoun.edit,
  deleteDiscount: discountNoun.remove,
  /** Returns the discounts that the caller may give now. */
  getOwnDiscounts: answering(
    data(list(discountCodec)),
    get<Nothing>('/api/get_own_discounts', { does: 'ticket.sell' }),
  ),
};
