import type { Terminal, Ticket, Trip, Waybill } from '@motorpark/domain';

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

/** Returns a waybill with the ids of its terminals, found by name if the server sends only names. */
export function withTerminalIds(waybill: Waybill, terminals: readonly Terminal[]): Waybill {
  const idOf = (name: string | undefined) => terminals.find((terminal) => terminal.name === name)?.id;
  return {
    ...waybill,
    originTerminalId: waybill.originTerminalId ?? idOf(waybill.originTerminal),
    destinationTerminalId: waybill.destinationTerminalId ?? idOf(waybill.destinationTerminal),
  };
}
