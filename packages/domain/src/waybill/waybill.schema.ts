import { type InferType, object } from 'yup';
import { optionalText, requiredText } from '../rules';

/** Steps 1 to 4 of the waybill wizard; there is no format or bound beyond these (specification section 5). */
export const waybillSenderSchema = object({
  senderName: requiredText('Sender name is required.'),
  senderPhone: requiredText('Phone number is required.'),
  originTerminal: requiredText('Please select an origin terminal.'),
  senderAddress: requiredText('Address is required.'),
  senderEmail: requiredText('Email is required.'),
  bookDate: requiredText('Booking date is required.'),
});

export const waybillReceiverSchema = object({
  receiverName: requiredText('Receiver name is required.'),
  receiverPhone: requiredText('Receiver phone is required.'),
  destinationTerminal: requiredText('Please select a destination.'),
});

export const waybillGoodsSchema = object({
  goodsDescription: requiredText('Description is required.'),
  goodsQuantity: requiredText('Quantity is required.'),
  goodsWeight: optionalText(),
  goodsWorth: requiredText('Goods worth is required.'),
  handlingInstructions: requiredText('Handling instructions are required.'),
});

export const waybillPaymentSchema = object({
  amountPaid: requiredText('Enter an amount.'),
  paymentMode: requiredText('Choose payment mode.'),
});

export const waybillSchema = waybillSenderSchema
  .concat(waybillReceiverSchema)
  .concat(waybillGoodsSchema)
  .concat(waybillPaymentSchema);
export type WaybillForm = InferType<typeof waybillSchema>;

export const WAYBILL_STEPS = [
  { title: 'Sender Information', schema: waybillSenderSchema },
  { title: 'Receiver Information', schema: waybillReceiverSchema },
  { title: 'Details of Goods', schema: waybillGoodsSchema },
  { title: 'Payment Info', schema: waybillPaymentSchema },
] as const;
