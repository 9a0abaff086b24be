import { removing } from '../../store/history';
import { refused } from '../../request/failure';
import { lockTripFor, trips } from '../../store/trip/lockTrip';

/** Deletes a trip without sold tickets and loaded parcels. The record stays for the voided tickets that refer to it. */
export const deleteTrip = removing({
  ...trips,
  lock: lockTripFor('trip.delete'),
  refuse: ({ tickets, parcels }) => {
    if (tickets > 0) throw refused(stillSold(tickets));
    if (parcels > 0) throw refused(stillLoaded(parcels));
  },
});

const stillLoaded = (parcels: number) =>
  parcels === 1
    ? '1 parcel is loaded onto this trip. Take it off first.'
    : `${parcels} parcels are loaded onto this trip. Take them off first.`;

const stillSold = (tickets: number) =>
  tickets === 1
    ? '1 ticket is sold for this trip. Move it to another trip or delete it first.'
    : `${tickets} tickets are sold for this trip. Move them to another trip or delete them first.`;
