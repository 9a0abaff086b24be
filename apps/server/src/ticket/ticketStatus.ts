import { TICKET_TRANSITIONS } from '@motorpark/domain';
import { settingStatus } from '../history';
import { tickets } from './holdTicket';

/** Takes a ticket one step on, or a wrong step back. Whoever may see the ticket may: the origin boards, the destination completes. */
export const ticketStatus = settingStatus({ ...tickets, transitions: TICKET_TRANSITIONS });
