import { useMay, useSession } from '@motorpark/api';
import { type Ticket, mayAtEnd } from '@motorpark/domain';
import { lazyPart } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import type { TicketChangeProps } from '../dialogs/TicketChangeDialog';
import { messages } from '../messages';

const RefundTicketDialog = lazyPart('RefundTicketDialog', () => import('../dialogs/RefundTicketDialog'));
const RescheduleTicketDialog = lazyPart(
  'RescheduleTicketDialog',
  () => import('../dialogs/RescheduleTicketDialog'),
);

/** What decides whether the actions are offered, before the ticket's rules are loaded. */
type Changed = Pick<Ticket, 'id' | 'isOwn' | 'voided'>;

interface Item {
  label: string;
  onSelect: () => void;
}

/** Menu items and dialogs that reschedule and refund a ticket, where the server supports it. */
export function useTicketChanges(onDone: TicketChangeProps['onDone'] = () => undefined): {
  items: (ticket: Changed) => Item[];
  dialog: ReactNode;
} {
  const may = useMay();
  const mayReschedule = may('ticket.reschedule');
  const mayRefund = may('ticket.refund');
  const role = useSession()?.role;
  const [moved, setMoved] = useState<Changed>();
  const [refunded, setRefunded] = useState<Changed>();
  const mayRefundTicket = ({ isOwn }: Changed) =>
    role !== undefined && mayAtEnd('ticket.refund', role, isOwn === true);
  return {
    items: (ticket) =>
      ticket.voided
        ? []
        : [
            ...(mayReschedule ? [{ label: messages.rescheduleThis, onSelect: () => setMoved(ticket) }] : []),
            ...(mayRefund && mayRefundTicket(ticket)
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
