import { takingOff } from '../history';
import { refused } from '../http/failure';
import { holdTripTo, trips } from './holdTrip';

/** Deletes a trip for which no tickets are sold. It stays on record, for the tickets that once were. */
export const deleteTrip = takingOff({
  ...trips,
  hold: holdTripTo('trip.delete'),
  refuse: ({ tickets }) => {
    if (tickets > 0) throw refused(stillSold(tickets));
  },
});

const stillSold = (tickets: number) =>
  tickets === 1
    ? '1 ticket is sold for this trip. Move it to another trip or delete it first.'
    : `${tickets} tickets are sold for this trip. Move them to another trip or delete them first.`;
