import { counted } from '@motorpark/domain';
import { href, paths } from '../../paths';
import { messages as recordMessages } from '../../shared/record/messages';
import { DIRECTIONS } from './titles';

/** Texts of tickets. Those that docs/ticket.md quotes must stay exactly as they are, including their oddities. */
export const messages = {
  history: 'Ticket History',
  book: 'Book Tickets',
  directions: DIRECTIONS,
  edit: 'Edit Tickets',
  editThis: 'Edit',
  customerReceipt: 'Customer Receipt',
  companyReceipt: 'Company Receipt',
  sampleReceipt: 'This is a sample with fixed data. Open a ticket to print its receipt.',
  overview: 'Tickets Overview',
  title: 'Tickets',
  byStatus: 'Tickets by status',
  create: 'Create Ticket',
  search: 'Search Route ID',
  searchHint: 'Finds names, phones, ticket numbers, routes and vehicles',
  loading: 'fetching Tickets data...',
  notLoaded: 'The ticket could not be loaded.',
  empty: 'No data available',
  deleted: 'Ticket Deleted successfully',
  deleteFailed: 'Encountered an issue while trying to delete waybill',
  confirmDelete: recordMessages.confirmSaleDelete,
  voidNote: 'The ticket stays on record, marked void with your reason. Its seats are free again.',
  rescheduleThis: 'Reschedule',
  refundThis: 'Refund',
  luggageOfThis: 'Luggage',
  noShows: (count: number) => counted(count, 'no-show'),
};

export const TICKETS = { href: href(paths.admin.tickets), label: messages.history };
