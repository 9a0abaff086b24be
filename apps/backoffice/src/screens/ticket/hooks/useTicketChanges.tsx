import { useMay, useSession } from '@motorpark/api';
import { type Ticket, decides, mayAtEnd, notRefunded, staysAt } from '@motorpark/domain';
import { lazyPart } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import type { TicketChangeProps } from '../dialogs/TicketChangeDialog';
import { messages } from '../messages';

const RefundTicketDialog = lazyPart('RefundTicketDialog', () => import('../dialogs/RefundTicketDialog'));
const RescheduleTicketDialog = lazyPart(
  'RescheduleTicketDialog',
  () => import('../dialogs/RescheduleTicketDialog'),
);

/** What decides whether the actions are offered. Its rules are known only of a ticket that was fetched by itself. */
type Changed = Pick<Ticket, 'id' | 'isOwn' | 'voided' | 'status' | 'terms'>;

interface Item {
  label: string;
  /** Why the user cannot do it now, as far as that is known. */
  disabledReason: string | undefined;
  onSelect: () => void;
}

const item = (isOffered: boolean, label: string, disabledReason: string | undefined, onSelect: () => void) =>
  isOffered ? [{ label, disabledReason, onSelect }] : [];

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

  function whyNotMoved({ terms, status = 'Scheduled' }: Changed) {
    if (terms) return terms.reschedule.refused;
    return status === 'Scheduled' ? undefined : staysAt(status);
  }

  function whyNotRefunded({ terms, status = 'Scheduled', isOwn }: Changed) {
    if (terms) return terms.refund.refused;
    const isDecided = role !== undefined && decides('ticket.refund', role, isOwn === true);
    return status === 'Scheduled' || isDecided ? undefined : notRefunded(status);
  }

  return {
    items: (ticket) =>
      ticket.voided
        ? []
        : [
            ...item(mayReschedule, messages.rescheduleThis, whyNotMoved(ticket), () => setMoved(ticket)),
            ...item(mayRefund && mayRefundTicket(ticket), messages.refundThis, whyNotRefunded(ticket), () =>
              setRefunded(ticket),
            ),
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
