import type { OperationDetails } from '@motorpark/domain';
import { answering, data } from './answer';
import { get } from './call';
import { type WireOf, optional } from './codec';
import { expenseCodec } from './expense';
import { operationCodec } from './operation';
import { type FieldsOf, record } from './record';
import { ticketCodec } from './ticket';
import { waybillCodec } from './waybill';
import type { Nothing } from './wire';

/** One operation with its ticket, waybill or expense, also if that was deleted. */
const operationDetailsCodec = record({
  ...operationCodec.fields,
  ticket: optional(ticketCodec),
  waybill: optional(waybillCodec),
  expense: optional(expenseCodec),
} satisfies FieldsOf<Omit<OperationDetails, 'passengerEmail'>>);
export type WireOperationDetails = WireOf<typeof operationDetailsCodec>;

/** Apart from the ledger, whose figures the dashboard needs before the code of any record. */
export const operationDetailsExtensions = {
  getOperation: answering(
    data(operationDetailsCodec),
    get<Nothing>('/api/get_operation/{id}', { does: 'operation.see' }),
  ),
};
