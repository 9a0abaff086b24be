import type { Direction } from '@motorpark/domain';

/** Quoted texts are the specification's (sections 2.13 and 2.14). */
export const messages = {
  title: 'Trips',
  directions: { outgoing: 'Outgoing Trips', incoming: 'Incoming Trips' } satisfies Record<Direction, string>,
  searchName: 'Search Route Name',
  searchId: 'Search Route ID',
  filter: 'Filter',
  allStatuses: 'All statuses',
  loading: 'Loading the trips…',
  loadFailed: 'The trips could not be loaded.',
  empty: 'No Trips Yet',
  noMatch: 'No trip matches. Clear the search or the filter to see all.',
  details: 'Trip Details',
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} trips`,
};

/** The direction that the address asks for; outgoing unless it says incoming. */
export const tripDirection = (query: URLSearchParams): Direction =>
  query.get('type') === 'incoming' ? 'incoming' : 'outgoing';

export const tripDirectionTitle = (query: URLSearchParams): string =>
  messages.directions[tripDirection(query)];
