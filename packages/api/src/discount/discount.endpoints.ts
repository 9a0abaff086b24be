import { discountExtensions, discountWire } from '@motorpark/contract';
import { DISCOUNT_FIELDS, type Discount, type DiscountForm, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { writesOf } from '../rows/records';
import { rowsOfCall } from '../rows/rowsOfCall';

export const discountSource = rowsOfCall({
  list: 'discounts',
  call: discountExtensions.getDiscounts,
});

export const { save: saveDiscount, remove: deleteDiscount } = writesOf<DiscountForm>({
  create: discountExtensions.createDiscount,
  edit: discountExtensions.editDiscount,
  remove: discountExtensions.deleteDiscount,
  payloadOf: (form) => discountWire.payload(valuesOf(DISCOUNT_FIELDS, form)),
});

/** Returns the discounts that the user may give now. */
export const getOwnDiscounts = (): Promise<Discount[]> => request(discountExtensions.getOwnDiscounts);
