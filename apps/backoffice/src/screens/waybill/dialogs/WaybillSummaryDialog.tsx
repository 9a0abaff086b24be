import { useMay, useWaybill } from '@motorpark/api';
import {
  type Waybill,
  formatDateTime,
  formatDay,
  formatNaira,
  formatPhone,
  standingOf,
} from '@motorpark/domain';
import { ButtonLink, StatusBadge } from '@motorpark/ui';
import { href, waybillOverviewPath } from '../../../paths';
import { RecordDialog } from '../../../shared/record/RecordDialog';
import { messages } from '../messages';

interface WaybillSummaryDialogProps {
  waybill: Waybill;
  onClose: () => void;
}

/** One waybill at a glance with what happened to it, and the way to print it again. */
export function WaybillSummaryDialog({ waybill: row, onClose }: WaybillSummaryDialogProps) {
  const tellsMore = useMay('record.follow') === true;
  const { waybill = row } = useWaybill(tellsMore ? row.id : undefined);
  return (
    <RecordDialog
      title="Waybill Summary"
      onClose={onClose}
      footer={
        <ButtonLink variant="primary" href={href(waybillOverviewPath(waybill.id))}>
          {messages.openAndPrint}
        </ButtonLink>
      }
      items={factsOf(waybill)}
      of={`waybill ${waybill.number}`}
      history={waybill.history}
    />
  );
}

const statusOf = (waybill: Waybill) => {
  const status = standingOf(waybill);
  return status && <StatusBadge status={status} />;
};

/** What is missing reads 'N/A'. */
const factsOf = (waybill: Waybill) => [
  { term: 'Waybill number', value: waybill.number, isId: true },
  { term: 'Status', value: statusOf(waybill) },
  { term: 'Item', value: waybill.description },
  { term: 'Quantity', value: waybill.quantity },
  { term: 'Sender', value: waybill.senderName },
  { term: 'Sender phone', value: waybill.senderPhone && formatPhone(waybill.senderPhone) },
  { term: 'Receiver', value: waybill.receiverName },
  { term: 'Receiver phone', value: waybill.receiverPhone && formatPhone(waybill.receiverPhone) },
  { term: 'Origin', value: waybill.originTerminal },
  { term: 'Destination', value: waybill.destinationTerminal },
  {
    term: 'Registered',
    value: waybill.bookedAt
      ? formatDateTime(waybill.bookedAt)
      : waybill.bookDate && formatDay(waybill.bookDate),
  },
  { term: 'Agent', value: waybill.bookedBy },
  { term: 'Amount paid', value: waybill.amount === undefined ? undefined : formatNaira(waybill.amount) },
  { term: 'Payment method', value: waybill.paymentMethod },
];
