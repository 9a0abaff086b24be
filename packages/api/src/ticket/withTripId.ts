import type { Ticket, Trip } from '@motorpark/domain';

/** Returns a ticket with its trip's id. Some servers don't send it; the trip is then found by route, instant and vehicle. */
export function withTripId(ticket: Ticket, trips: readonly Trip[]): Ticket {
  if (ticket.tripId !== undefined) return ticket;
  const match = trips.find(
    (trip) =>
      trip.routeId === ticket.routeId &&
      trip.travelDate === ticket.travelDate &&
      trip.vehicleNumber === ticket.vehicleNumber,
  );
  return { ...ticket, tripId: match?.id };
}
