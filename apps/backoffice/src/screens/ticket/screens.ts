import { paths } from '../../paths';
import { type AreaScreen, fetched } from '../../shell/areaScreen';

/** What staff do with tickets (specification section 2.3). */
export const TICKET_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.tickets,
    breadcrumb: ['Tickets', 'Ticket History'],
    Screen: fetched('TicketListScreen', () => import('./TicketListScreen')),
  },
  {
    path: paths.admin.bookTicket,
    breadcrumb: ['Tickets', 'Book Tickets'],
    Screen: fetched('BookTicketScreen', () => import('./BookTicketScreen')),
  },
  {
    path: paths.admin.ticketOverview,
    breadcrumb: ['Tickets', 'Tickets Overview'],
    Screen: fetched('TicketOverviewScreen', () => import('./TicketOverviewScreen')),
  },
];
