import { counted, nameSeats } from '@motorpark/domain';

export const messages = {
  title: 'Manifest',
  trips: 'All trips',
  print: 'Print both copies',
  loadFailed: 'The manifest could not be loaded.',
  aboard: 'Who is aboard?',
  missing: 'Still missing',
  required: 'The bus cannot leave yet: this is missing',
  leaveWithout: (passengers: number) => `Leave without ${counted(passengers, 'passenger')}?`,
  behind: (seats: readonly number[]) =>
    `${nameSeats(seats)} of this bus ${seats.length === 1 ? 'is' : 'are'} sold and not aboard.`,
  noShows: 'Passengers who are not aboard when it leaves are no-shows.',
  leave: 'Leave without them',
};
