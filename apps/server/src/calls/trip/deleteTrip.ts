import { counted, isSentOff } from '@motorpark/domain';
import { removing } from '../../store/history';
import { refused } from '../../request/failure';
import { lockTripFor, trips } from '../../store/trip/lockTrip';

/** Deletes a trip without sold tickets and loaded parcels. The record stays for the voided tickets that refer to it. */
export const deleteTrip = removing({
  ...trips,
  lock: lockTripFor('trip.delete'),
  refuse: ({ status, tickets, parcels }) => {
    if (isSentOff({ status }) && tickets + parcels > 0) throw refused(leftWith(tickets, parcels));
    if (tickets > 0) throw refused(stillSold(tickets));
    if (parcels > 0) throw refused(stillLoaded(parcels));
  },
});

/** What travels can no longer be moved to another trip or taken off this one. */
const leftWith = (tickets: number, parcels: number) => {
  const aboard = [
    ...(tickets > 0 ? [counted(tickets, 'ticket')] : []),
    ...(parcels > 0 ? [counted(parcels, 'parcel')] : []),
  ].join(' and ');
  return `This trip has left with ${aboard}. What is on record stays, so it cannot be deleted.`;
};

const stillLoaded = (parcels: number) =>
  parcels === 1
    ? '1 parcel is loaded onto this trip. Take it off first.'
    : `${parcels} parcels are loaded onto this trip. Take them off first.`;

const stillSold = (tickets: number) =>
  tickets === 1
    ? '1 ticket is sold for this trip. Move it to another trip or delete it first.'
    : `${tickets} tickets are sold for this trip. Move them to another trip or delete them first.`;
