import { DISCOUNT_LIST, DISCOUNT_WIRE, discountExtensions, discountWire } from '@motorpark/contract';
import { DISCOUNT_FIELDS, type Discount, type DiscountForm, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { type Fields, countOf, readRecord, rowsOf } from '../reading';
import { writesOf } from '../rows/records';
import { rowsOfRawCall } from '../rows/rowsOfCall';

export const readDiscount = (row: Fields, place: number): Discount => ({
  ...readRecord(DISCOUNT_FIELDS, DISCOUNT_WIRE, row, place),
  uses: countOf(row['uses']) ?? 0,
});

export const discountSource = rowsOfRawCall({
  list: 'discounts',
  columns: DISCOUNT_LIST,
  call: discountExtensions.getDiscounts,
  read: readDiscount,
});

export const { save: saveDiscount, remove: deleteDiscount } = writesOf<DiscountForm>({
  create: discountExtensions.createDiscount,
  edit: discountExtensions.editDiscount,
  remove: discountExtensions.deleteDiscount,
  payloadOf: (form) => discountWire.payload(valuesOf(DISCOUNT_FIELDS, form)),
});

/** Returns the discounts that the user may give now. */
export const getOwnDiscounts = async (): Promise<Discount[]> =>
  rowsOf(await request(discountExtensions.getOwnDiscounts)).map(readDiscount);
