import { useTicket } from '@motorpark/api';
import type { Ticket, TicketTerms } from '@motorpark/domain';
import { Button, Modal, Notice } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { LoadingState } from '../../../shared/LoadingState';
import { messages as recordMessages } from '../../../shared/record/messages';
import { changeMessages } from '../changeMessages';
import { messages } from '../messages';

export interface TicketChangeProps {
  row: Pick<Ticket, 'id'>;
  onClose: () => void;
  /** The ticket as it is now. */
  onDone: (ticket: Ticket) => Promise<void> | void;
}

/** The form, once it is known by what rule. */
export interface TicketChangeFormProps extends Omit<TicketChangeProps, 'row'> {
  ticket: Ticket;
  terms: TicketTerms;
}

interface TicketChangeDialogProps {
  /** The ticket as it was seen; by what rule it may be changed is asked anew. */
  row: Pick<Ticket, 'id'>;
  title: string;
  size?: 'small' | 'medium';
  onClose: () => void;
  /** Why it cannot be done by this person now. */
  refusedBy: (terms: TicketTerms) => string | undefined;
  children: (ticket: Ticket, terms: TicketTerms) => ReactNode;
}

/** Asks by what rule a ticket may be changed, and says why not or leads to the form. */
export function TicketChangeDialog(props: TicketChangeDialogProps) {
  const { row, title, size = 'small', onClose, refusedBy, children } = props;
  const { row: ticket, ...state } = useTicket(row.id);
  const terms = ticket?.terms;
  if (ticket && terms && refusedBy(terms) === undefined) return children(ticket, terms);
  const isGone = ticket !== undefined && terms === undefined && !state.isLoading;
  return (
    <Modal
      title={title}
      size={size}
      onClose={onClose}
      footer={<Button onClick={onClose}>{changeMessages.close}</Button>}
    >
      {terms ? (
        <Notice tone="warning">{refusedBy(terms)}</Notice>
      ) : isGone ? (
        <Notice tone="warning">{changeMessages.notChangeable}</Notice>
      ) : (
        <LoadingState {...state} label={recordMessages.loading('ticket')} fallback={messages.ticketFailed} />
      )}
    </Modal>
  );
}
