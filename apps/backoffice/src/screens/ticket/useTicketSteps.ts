import { readTicket, useServerCan, useTicketStatus } from '@motorpark/api';
import { TICKET_TRANSITIONS } from '@motorpark/domain';
import { useStatusSteps } from '../history/useStatusSteps';
import { CORE_STATUSES, messages } from './messages';
import { TICKET_FACTS } from './ticketFacts';

/** The statuses that a ticket may take. */
export function useTicketSteps(onChanged?: () => void) {
  const keepsStatuses = useServerCan('tickets.status');
  const { changeStatus, isChanging } = useTicketStatus();
  const steps = useStatusSteps({
    transitions: TICKET_TRANSITIONS,
    withoutServer: CORE_STATUSES,
    keepsStatuses,
    changeStatus,
    isChanging,
    nameOf: (number) => `Ticket ${number}`,
    read: readTicket,
    facts: TICKET_FACTS,
    words: messages,
    ...(onChanged && { onChanged }),
  });
  return { ...steps, isChanging, keepsStatuses };
}
