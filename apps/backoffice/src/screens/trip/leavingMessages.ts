import { counted, nameSeats } from '@motorpark/domain';

/** Texts for a bus that leaves without some of its passengers. */
export const messages = {
  aboard: 'Who is aboard?',
  loadFailed: 'The manifest could not be loaded.',
  leaveWithout: (passengers: number) => `Leave without ${counted(passengers, 'passenger')}?`,
  behind: (seats: readonly number[]) =>
    `${nameSeats(seats)} of this bus ${seats.length === 1 ? 'is' : 'are'} sold and not aboard.`,
  noShows: 'Passengers who are not aboard when it leaves are no-shows.',
  leave: 'Leave without them',
};
