import type { Direction } from '@motorpark/domain';
import { directionIn } from '../../shell/direction/directionIn';

/** Quoted texts are the specification's (sections 2.17, 2.18, 5 and 8), known oddities included. */
export const messages = {
  history: 'Ticket History',
  book: 'Book Tickets',
  directions: { outgoing: 'Outgoing Tickets', incoming: 'Incoming Tickets' } satisfies Record<
    Direction,
    string
  >,
  edit: 'Edit Tickets',
  editThis: 'Edit',
  customerReceipt: 'Customer Receipt',
  companyReceipt: 'Company Receipt',
  sampleReceipt: 'This is a sample with fixed data. Open a ticket to print its receipt.',
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} tickets`,
  statusChanged: (number: string, status: string) => `Ticket ${number} is ${status}.`,
  noStatuses: 'This server keeps no ticket statuses: nothing was changed.',
  overview: 'Tickets Overview',
  create: 'Create Ticket',
  search: 'Search Route ID',
  allStatuses: 'All statuses',
  loading: 'fetching Tickets data...',
  empty: 'No data available',
  noMatch: 'No ticket matches. Clear the search or the filter to see all.',
  loadFailed: 'The tickets could not be loaded.',
  tripsFailed: 'The trips could not be loaded.',
  noTrips: 'No trip is open for sale at the moment.',
  created: 'Ticket created successfully!',
  edited: 'Ticket edited successfully!',
  cannotEdit:
    'This server cannot change tickets. What you change here is not saved; delete the ticket and sell it again instead.',
  loadingTicket: 'Loading the ticket…',
  ticketFailed: 'The ticket could not be loaded.',
  createFailed: 'Failed to create waybill. Please try again.',
  incomplete: 'Please fill all required fields before submitting.',
  deleted: 'Ticket Deleted successfully',
  deleteFailed: 'Encountered an issue while trying to delete waybill',
  confirmDelete: {
    title: 'Are you sure you want to delete this trip?',
    warning: 'This action cannot be undone.',
    note: 'Traveler information, seat assignment and payment details may be lost.',
    confirm: 'Yes, Delete',
    cancel: 'No, Cancel',
  },
  mayBeSold: 'The last ticket submitted here got no answer',
  mayBeSoldAdvice:
    'It may have been sold all the same. Look for it in the ticket history before you submit: this form is another sale.',
  kept: 'Your unfinished ticket was kept.',
  startOver: 'Start over',
  seatKeys: 'Arrow keys walk the seats, Space takes one.',
  payFirst: 'Please ensure payment is fully confirmed before issuing receipts.',
  notFound: 'This ticket is not here.',
  notFoundAdvice: 'It may have been deleted, or the link is incomplete.',
};

/** The parcel words that the specification's menu offers for tickets (section 2.18); a core server can set none of them. */
export const CORE_STATUSES = ['Pending', 'Delivered', 'On-Transit', 'Picked up'] as const;

export const ticketDirectionTitle = (query: URLSearchParams): string =>
  messages.directions[directionIn(query)];
