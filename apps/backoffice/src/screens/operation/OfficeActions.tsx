import { useMay } from '@motorpark/api';
import { type OperationDetails, departureOf, ticketMoment, waybillMoment } from '@motorpark/domain';
import { Button, ButtonLink, DeleteIcon, EditIcon } from '@motorpark/ui';
import { useState } from 'react';
import { href, officeWaybillPath } from '../../paths';
import { now } from '../../shared/today';
import { CorrectTicketAmount } from '../ticket/dialogs/CorrectTicketAmount';
import { DeleteTicketDialog } from '../ticket/dialogs/DeleteTicketDialog';
import { CorrectWaybillAmount } from '../waybill/dialogs/CorrectWaybillAmount';
import { DeleteWaybillDialog } from '../waybill/dialogs/DeleteWaybillDialog';
import { useTicketChanges } from '../ticket/hooks/useTicketChanges';
import { useOfficeHandOver } from '../waybill/hooks/useOfficeHandOver';
import { messages } from './messages';

interface OfficeActionsProps extends Pick<OperationDetails, 'ticket' | 'waybill'> {
  /** The id of the operation whose page shows the actions. */
  operation: string;
  /** Called after the dialog of a deletion has closed, or after a ticket was rescheduled or refunded. */
  onClosed: () => void;
}

/**
 * The head office's actions on the ticket or waybill of an operation; it has no lists of these. It corrects the paid amount when the record's own form no
 * longer can, reschedules or refunds a ticket, opens a waybill's form, hands its parcel over, and deletes either. Shows nothing for a void record.
 */
export function OfficeActions({ ticket, waybill, operation, onClosed }: OfficeActionsProps) {
  const keepsReasons = useMay('record.void') === true;
  const canEdit = useMay('waybill.edit') === true;
  const changes = useTicketChanges(onClosed);
  const handOver = useOfficeHandOver(onClosed);
  const [open, setOpen] = useState<'amount' | 'deletion'>();
  const moment = ticket
    ? ticketMoment(ticket, departureOf(ticket), now())
    : waybill && waybillMoment(waybill, now());
  if (moment === undefined || (ticket ?? waybill)?.voided) return null;
  const close = () => {
    setOpen(undefined);
    if (open === 'deletion') onClosed();
  };
  return (
    <>
      {canEdit && waybill && (
        <ButtonLink icon={EditIcon} href={href(officeWaybillPath(waybill.id, operation))}>
          {messages.editWaybill}
        </ButtonLink>
      )}
      {keepsReasons && moment !== 'open' && (
        <Button icon={EditIcon} onClick={() => setOpen('amount')}>
          {messages.correctAmount}
        </Button>
      )}
      {keepsReasons && (
        <Button icon={DeleteIcon} onClick={() => setOpen('deletion')}>
          {ticket ? messages.deleteTicket : messages.deleteWaybill}
        </Button>
      )}
      {ticket &&
        changes.items(ticket).map(({ label, onSelect }) => (
          <Button key={label} onClick={onSelect}>
            {label}
          </Button>
        ))}
      {handOver.items(waybill).map(({ label, onSelect }) => (
        <Button key={label} onClick={() => void onSelect()}>
          {label}
        </Button>
      ))}
      {changes.dialog}
      {handOver.dialog}
      {open === 'amount' && ticket && <CorrectTicketAmount ticket={ticket} onClose={close} />}
      {open === 'amount' && waybill && <CorrectWaybillAmount waybill={waybill} onClose={close} />}
      {open === 'deletion' && ticket && <DeleteTicketDialog row={ticket} onClose={close} />}
      {open === 'deletion' && waybill && <DeleteWaybillDialog row={waybill} onClose={close} />}
    </>
  );
}
