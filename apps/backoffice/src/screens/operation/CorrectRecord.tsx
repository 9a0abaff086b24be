import { useMay } from '@motorpark/api';
import { type OperationDetails, departureOf, ticketMoment, waybillMoment } from '@motorpark/domain';
import { Button, EditIcon } from '@motorpark/ui';
import { useState } from 'react';
import { now } from '../../shared/today';
import { CorrectTicketAmount } from '../ticket/dialogs/CorrectTicketAmount';
import { CorrectWaybillAmount } from '../waybill/dialogs/CorrectWaybillAmount';
import { messages } from './messages';

/**
 * Leads to the form that puts right what was paid for the ticket or waybill of an operation, once that is the head office's alone.
 * Until then its own form does it.
 */
export function CorrectRecord({ ticket, waybill }: Pick<OperationDetails, 'ticket' | 'waybill'>) {
  const keepsReasons = useMay('record.void');
  const [isOpen, setIsOpen] = useState(false);
  const moment = ticket
    ? ticketMoment(ticket, departureOf(ticket), now())
    : waybill && waybillMoment(waybill, now());
  const isOver = moment !== undefined && moment !== 'open';
  if (keepsReasons !== true || !isOver || (ticket ?? waybill)?.voided) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={EditIcon} onClick={() => setIsOpen(true)}>
        {messages.correctAmount}
      </Button>
      {isOpen && ticket && <CorrectTicketAmount ticket={ticket} onClose={close} />}
      {isOpen && waybill && <CorrectWaybillAmount waybill={waybill} onClose={close} />}
    </>
  );
}
