import { NO_BUS } from '@motorpark/domain';
import { messages as recordMessages } from '../../shared/record/messages';
import { DIRECTIONS } from './titles';

/** Texts of trips. Those that docs/trip.md quotes must stay exactly as they are. */
export const messages = {
  title: 'Trips',
  directions: DIRECTIONS,
  searchName: 'Search Route Name',
  searchId: 'Search Route ID',
  searchHint: 'Finds routes, terminals, vehicles and vehicle numbers',
  byStatus: 'Trips by status',
  create: 'Create Trip',
  edit: 'Edit',
  delete: 'Delete',
  overNoEdit: 'A completed trip can no longer be changed.',
  cancelledNoEdit: 'This trip was cancelled. It can no longer be changed.',
  loading: 'Loading the trips…',
  empty: 'No Trips Yet',
  details: 'Trip Details',
  deleted: 'Trip deleted successfully.',
  confirmDelete: recordMessages.confirmSaleDelete,
  stillSold: 'This trip has tickets',
  stillSoldAdvice: 'Move each ticket to another trip with Edit in the ticket list. Then delete the trip.',
  toTickets: 'Go to the tickets',
  close: 'Close',
  noBusYet: `${NO_BUS}. Leave it empty to decide later`,
  lowerFare: {
    title: 'Why is this fare lower?',
    note: 'The fare of this day is higher. The reason stays in the history, and with the money given back.',
  },
};
