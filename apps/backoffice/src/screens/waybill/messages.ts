import type { Direction } from '@motorpark/domain';

/** Quoted texts are the specification's (sections 2.20 to 2.22, 5 and 8), known oddities included. */
export const messages = {
  directions: { outgoing: 'Outgoing Waybills', incoming: 'Incoming Waybills' } satisfies Record<
    Direction,
    string
  >,
  list: 'Waybills',
  createTitle: 'Create Waybills',
  editTitle: 'Edit Waybill',
  overview: 'Waybill Overview',
  create: 'Create Waybill',
  edit: 'Edit',
  openAndPrint: 'Open and print',
  search: 'Search number, name or phone',
  allStatuses: 'All statuses',
  byStatus: 'Waybills by status',
  loading: 'Loading the waybills…',
  loadingOne: 'Loading the waybill…',
  loadingTerminals: 'Loading the terminals…',
  empty: 'No data available',
  noMatch: 'No waybill matches. Clear the search or the filter to see all.',
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} waybills`,
  loadFailed: 'The waybills could not be loaded.',
  oneFailed: 'The waybill could not be loaded.',
  terminalsFailed: 'The terminals could not be loaded.',
  created: 'Waybill created successfully!',
  edited: 'Waybill edited successfully!',
  createFailed: 'Failed to create waybill. Please try again.',
  incomplete: 'Please fill all required fields before submitting.',
  deleted: 'waybill Deleted successfully',
  deleteFailed: 'Encountered an issue while trying to delete waybill',
  confirmDelete: {
    title: 'Are you sure you want to delete this trip?',
    warning: 'This action cannot be undone.',
    note: 'Traveler information, seat assignment and payment details may be lost.',
    confirm: 'Yes, Delete',
    cancel: 'No, Cancel',
  },
  statusChanged: (number: string, status: string) => `Waybill ${number} is ${status}.`,
  noStatuses: 'This server keeps no waybill statuses: nothing was changed.',
  kept: 'Your unfinished waybill was kept.',
  startOver: 'Start over',
  mayBeMade: 'The last waybill submitted here got no answer',
  mayBeMadeAdvice:
    'It may have been taken in all the same. Look for it among the waybills before you submit: this form is another one.',
  cannotEdit:
    'This server cannot change waybills. What you change here is not saved; delete the waybill and create it again instead.',
  pickedUp: 'This waybill was picked up: it can no longer be changed.',
  wasDeleted: (when: string) => `This waybill was deleted on ${when}. It stays on record.`,
  payFirst: 'Please ensure payment is fully confirmed before issuing receipts.',
  notFound: 'This waybill is not here.',
  notFoundAdvice: 'It may have been deleted, or the link is incomplete.',
};
