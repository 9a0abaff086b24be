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
  noStatuses: 'This server keeps no ticket statuses: nothing was changed.',
  overview: 'Tickets Overview',
  list: 'Tickets',
  byStatus: 'Tickets by status',
  create: 'Create Ticket',
  search: 'Search Route ID',
  searchHint: 'Finds names, phones, ticket numbers, routes and vehicles',
  loading: 'fetching Tickets data...',
  empty: 'No data available',
  tripsFailed: 'The trips could not be loaded.',
  noTrips: 'No trip is open for sale at the moment.',
  noSuchTrip: 'No such trip is open for sale. “All trips” has the incoming ones, too.',
  lateBus: (late: string) => `This bus was ${late}. Sell anyway?`,
  sellAnyway: 'Sell anyway',
  created: 'Ticket created successfully!',
  edited: 'Ticket edited successfully!',
  cannotEdit:
    'This server cannot change tickets. What you change here is not saved; delete the ticket and sell it again instead.',
  ticketFailed: 'The ticket could not be loaded.',
  deleted: 'Ticket Deleted successfully',
  deleteFailed: 'Encountered an issue while trying to delete waybill',
  confirmDelete: recordMessages.confirmSaleDelete,
  voidNote: 'The ticket stays on record, marked void with your reason. Its seats are free again.',
  rescheduleThis: 'Reschedule',
  reschedule: 'For another trip, reschedule the ticket.',
  refundThis: 'Refund',
  offlineSeats:
    'No connection: only seats that are kept for this counter can be sold. The ticket is saved when the connection is back.',
  seatKeys: 'Arrow keys walk the seats, digits go to one, Space takes it.',
  knownTraveler: (name: string) =>
    `${name} has travelled with this phone before. What is empty can be filled in: Arrow down in the phone does it.`,
  fillIn: 'Fill in',
  payFirst: 'Please ensure payment is fully confirmed before issuing receipts.',
};

/** Link to the ticket history. */
export const TICKETS = { href: href(paths.admin.tickets), label: messages.history };
