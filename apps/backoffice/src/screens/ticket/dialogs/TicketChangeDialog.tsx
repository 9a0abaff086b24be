import { useTicket } from '@motorpark/api';
import type { Ticket, TicketTerms } from '@motorpark/domain';
import { Button, Modal, Notice } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { LoadingState } from '../../../shared/LoadingState';
import { overviewMessages } from '../../../shared/record/overviewMessages';
import { changeMessages } from '../changeMessages';
import { messages } from '../messages';

export interface TicketChangeProps {
  row: Pick<Ticket, 'id'>;
  onClose: () => void;
  onDone: (ticket: Ticket) => Promise<void> | void;
}

export interface TicketChangeFormProps extends Omit<TicketChangeProps, 'row'> {
  ticket: Ticket;
  terms: TicketTerms;
}

interface TicketChangeDialogProps {
  /** The ticket to change; its current rules are loaded. */
  row: Pick<Ticket, 'id'>;
  title: string;
  size?: 'small' | 'medium';
  onClose: () => void;
  /** Returns why the user cannot do it now; undefined if they can. */
  refusedBy: (terms: TicketTerms) => string | undefined;
  children: (ticket: Ticket, terms: TicketTerms) => ReactNode;
}

/** Loads the rules by which a ticket may be changed, and shows the form or why it cannot be changed. */
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
      footer={<Button onPress={onClose}>{changeMessages.close}</Button>}
    >
      {terms ? (
        <Notice tone="warning">{refusedBy(terms)}</Notice>
      ) : isGone ? (
        <Notice tone="warning">{changeMessages.notChangeable}</Notice>
      ) : (
        <LoadingState {...state} label={overviewMessages.loading('ticket')} fallback={messages.notLoaded} />
      )}
    </Modal>
  );
}
