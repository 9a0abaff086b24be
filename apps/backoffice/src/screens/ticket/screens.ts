import { TicketIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';
import { ticketDirectionTitle } from './titles';

/** What staff do with tickets. */
export const TICKET_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.tickets,
    who: 'admin',
    breadcrumb: ['Tickets', 'Ticket History'],
    menu: { label: 'Tickets', icon: TicketIcon, heading: 'BOOKINGS' },
    Screen: fetched('TicketListScreen', () => import('./TicketListScreen')),
  },
  {
    path: paths.admin.bookTicket,
    who: 'admin',
    breadcrumb: ['Tickets', 'Book Tickets'],
    action: 'Sell a ticket',
    Screen: fetched('BookTicketScreen', () => import('./BookTicketScreen')),
  },
  {
    path: paths.admin.editTicket,
    who: 'admin',
    breadcrumb: ['Tickets', 'Edit Tickets'],
    Screen: fetched('EditTicketScreen', () => import('./EditTicketScreen')),
  },
  {
    path: paths.admin.ticketOverview,
    who: 'admin',
    breadcrumb: ['Tickets', 'Tickets Overview'],
    Screen: fetched('TicketOverviewScreen', () => import('./TicketOverviewScreen')),
  },
  {
    path: paths.admin.ticketReceiptCustomer,
    who: 'admin',
    breadcrumb: ['Tickets', 'Customer Receipt'],
    Screen: fetched('CustomerReceiptScreen', () => import('./TicketReceiptScreen')),
  },
  {
    path: paths.admin.ticketReceiptCompany,
    who: 'admin',
    breadcrumb: ['Tickets', 'Company Receipt'],
    Screen: fetched('CompanyReceiptScreen', () => import('./TicketReceiptScreen')),
  },
  {
    path: paths.admin.ticketsByDirection,
    who: 'admin',
    breadcrumb: (query) => ['Tickets', ticketDirectionTitle(query)],
    Screen: fetched('TicketsByDirectionScreen', () => import('./TicketsByDirectionScreen')),
  },
];
