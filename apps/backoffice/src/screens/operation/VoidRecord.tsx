import { useMay } from '@motorpark/api';
import type { OperationDetails } from '@motorpark/domain';
import { Button, DeleteIcon } from '@motorpark/ui';
import { useState } from 'react';
import { DeleteTicketDialog } from '../ticket/dialogs/DeleteTicketDialog';
import { DeleteWaybillDialog } from '../waybill/dialogs/DeleteWaybillDialog';
import { messages } from './messages';

interface VoidRecordProps {
  details: OperationDetails;
  onClosed: () => void;
}

/** Voids the ticket or waybill of an operation: the head office may at any time, and has no lists of them. Nothing for what is void. */
export function VoidRecord({ details: { ticket, waybill }, onClosed }: VoidRecordProps) {
  const keepsReasons = useMay('record.void');
  const [isOpen, setIsOpen] = useState(false);
  const record = ticket ?? waybill;
  if (keepsReasons !== true || !record || record.voided) return null;
  const close = () => {
    setIsOpen(false);
    onClosed();
  };
  return (
    <>
      <Button icon={DeleteIcon} onClick={() => setIsOpen(true)}>
        {ticket ? messages.deleteTicket : messages.deleteWaybill}
      </Button>
      {isOpen && ticket && <DeleteTicketDialog row={ticket} onClose={close} />}
      {isOpen && waybill && <DeleteWaybillDialog row={waybill} onClose={close} />}
    </>
  );
}
