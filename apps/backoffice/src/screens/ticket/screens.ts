import { TicketIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';
import { ticketDirectionTitle } from './titles';

export const TICKET_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.tickets,
    needs: 'ticket.see',
    breadcrumb: ['Tickets', 'Ticket History'],
    menu: { label: 'Tickets', icon: TicketIcon, heading: 'BOOKINGS' },
    Screen: lazyScreen('TicketListScreen', () => import('./TicketListScreen')),
  },
  {
    path: paths.admin.ticketOverview,
    needs: 'ticket.see',
    breadcrumb: ['Tickets', 'Tickets Overview'],
    Screen: lazyScreen('TicketOverviewScreen', () => import('./TicketOverviewScreen')),
  },
  {
    path: paths.admin.ticketReceiptCustomer,
    needs: 'ticket.see',
    breadcrumb: ['Tickets', 'Customer Receipt'],
    Screen: lazyScreen('CustomerReceiptScreen', () => import('./TicketReceiptScreen')),
  },
  {
    path: paths.admin.ticketReceiptCompany,
    needs: 'ticket.see',
    breadcrumb: ['Tickets', 'Company Receipt'],
    Screen: lazyScreen('CompanyReceiptScreen', () => import('./TicketReceiptScreen')),
  },
  {
    path: paths.admin.luggageTags,
    needs: 'ticket.luggage',
    breadcrumb: ['Tickets', 'Luggage tags'],
    Screen: lazyScreen('LuggageTagsScreen', () => import('./LuggageTagsScreen')),
  },
  {
    path: paths.admin.ticketsByDirection,
    needs: 'ticket.see',
    breadcrumb: (query) => ['Tickets', ticketDirectionTitle(query)],
    Screen: lazyScreen('TicketsByDirectionScreen', () => import('./TicketListScreen')),
  },
  {
    path: paths.superAdmin.tickets,
    needs: 'ticket.see',
    breadcrumb: ['Tickets', 'Ticket History'],
    menu: { label: 'Tickets', icon: TicketIcon },
    Screen: lazyScreen('OfficeTicketListScreen', () => import('./TicketListScreen')),
  },
  {
    path: paths.superAdmin.ticketOverview,
    needs: 'ticket.see',
    breadcrumb: ['Tickets', 'Tickets Overview'],
    Screen: lazyScreen('TicketOverviewScreen', () => import('./TicketOverviewScreen')),
  },
];
