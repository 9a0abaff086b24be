import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

export const TICKET_SALE_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.bookTicket,
    needs: 'ticket.sell',
    breadcrumb: ['Tickets', 'Book Tickets'],
    action: 'Sell a ticket',
    Screen: lazyScreen('BookTicketScreen', () => import('./BookTicketScreen')),
  },
  {
    path: paths.admin.editTicket,
    needs: 'ticket.edit',
    breadcrumb: ['Tickets', 'Edit Tickets'],
    Screen: lazyScreen('EditTicketScreen', () => import('./EditTicketScreen')),
  },
];
