import { useMay, useSession } from '@motorpark/api';
import { type Ticket, mayAnywhere } from '@motorpark/domain';
import { late } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import type { TicketChangeProps } from '../dialogs/TicketChangeDialog';
import { messages } from '../messages';

const RefundTicketDialog = late('RefundTicketDialog', () => import('../dialogs/RefundTicketDialog'));
const RescheduleTicketDialog = late(
  'RescheduleTicketDialog',
  () => import('../dialogs/RescheduleTicketDialog'),
);

/** What decides about it before its rules are asked for. */
type Changed = Pick<Ticket, 'id' | 'isOwn' | 'voided'>;

interface Item {
  label: string;
  onSelect: () => void;
}

/** Rescheduling and refunding a sold ticket, where the server does it. */
export function useTicketChanges(onDone: TicketChangeProps['onDone']): {
  items: (ticket: Changed) => Item[];
  dialog: ReactNode;
} {
  const mayReschedule = useMay('ticket.reschedule') === true;
  const mayRefund = useMay('ticket.refund') === true;
  const role = useSession()?.role;
  const [moved, setMoved] = useState<Changed>();
  const [refunded, setRefunded] = useState<Changed>();
  const isTheirs = ({ isOwn }: Changed) =>
    isOwn === true || (role !== undefined && mayAnywhere('ticket.refund', role));
  return {
    items: (ticket) =>
      ticket.voided
        ? []
        : [
            ...(mayReschedule ? [{ label: messages.rescheduleThis, onSelect: () => setMoved(ticket) }] : []),
            ...(mayRefund && isTheirs(ticket)
              ? [{ label: messages.refundThis, onSelect: () => setRefunded(ticket) }]
              : []),
          ],
    dialog: (
      <>
        {moved && <RescheduleTicketDialog row={moved} onClose={() => setMoved(undefined)} onDone={onDone} />}
        {refunded && (
          <RefundTicketDialog row={refunded} onClose={() => setRefunded(undefined)} onDone={onDone} />
        )}
      </>
    ),
  };
}
