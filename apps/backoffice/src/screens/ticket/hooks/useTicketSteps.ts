import { useMay, useTicketStatus } from '@motorpark/api';
import { TICKET_TRANSITIONS } from '@motorpark/domain';
import { useStatusSteps } from '../../../shared/history/useStatusSteps';
import { CORE_STATUSES, messages } from '../messages';
import { TICKET_LOOKS } from '../ticketFacts';

/** The statuses that a ticket may take. */
export const useTicketSteps = (onChanged?: () => void) =>
  useStatusSteps({
    transitions: TICKET_TRANSITIONS,
    withoutServer: CORE_STATUSES,
    keepsStatuses: useMay('ticket.setStatus'),
    changing: useTicketStatus(),
    looks: TICKET_LOOKS,
    words: messages,
    onChanged,
  });
