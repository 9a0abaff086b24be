import {
  type Waybill,
  formatDateTime,
  formatDay,
  formatNaira,
  paymentInWords,
  formatPhone,
} from '@motorpark/domain';
import { useWaybill } from '@motorpark/api';
import { SoldSummary } from '../../../shared/sold/SoldSummary';
import { WAYBILL } from '../waybillKind';

interface WaybillSummaryDialogProps {
  row: Waybill;
  onClose: () => void;
}

export const WaybillSummaryDialog = ({ row, onClose }: WaybillSummaryDialogProps) => (
  <SoldSummary
    row={useWaybill(row.id, row).row ?? row}
    onClose={onClose}
    kind={WAYBILL}
    title="Waybill Summary"
    numberTerm="Waybill number"
    factsOf={(waybill) => [
      { term: 'Item', value: waybill.description },
      { term: 'Quantity', value: waybill.quantity },
      { term: 'Sender', value: waybill.senderName },
      { term: 'Sender phone', value: waybill.senderPhone && formatPhone(waybill.senderPhone) },
      { term: 'Receiver', value: waybill.receiverName },
      { term: 'Receiver phone', value: waybill.receiverPhone && formatPhone(waybill.receiverPhone) },
      { term: 'Origin', value: waybill.originTerminal },
      { term: 'Destination', value: waybill.destinationTerminal },
      { term: 'Registered', value: registeredAt(waybill) },
      { term: 'Agent', value: waybill.bookedBy },
      { term: 'Amount paid', value: waybill.amount === undefined ? undefined : formatNaira(waybill.amount) },
      { term: 'Payment method', value: paymentInWords(waybill) },
    ]}
  />
);

const registeredAt = ({ bookedAt, bookDate }: Waybill) =>
  bookedAt ? formatDateTime(bookedAt) : bookDate && formatDay(bookDate);
