import type { Terminal, Ticket, Trip, Waybill } from '@motorpark/domain';

/** A ticket with the trip it is for; some servers don't say which one it is, so it is found by what they do say. */
export function withItsTrip(ticket: Ticket, trips: readonly Trip[]): Ticket {
  if (ticket.tripId !== undefined) return ticket;
  const its = trips.find(
    (trip) =>
      trip.routeId === ticket.routeId &&
      trip.travelDate === ticket.travelDate &&
      trip.vehicleNumber === ticket.vehicleNumber,
  );
  return { ...ticket, tripId: its?.id };
}

/** A waybill with the ids of its terminals: servers that tell only their names mean those of that name. */
export function withItsTerminals(waybill: Waybill, terminals: readonly Terminal[]): Waybill {
  const idOf = (name: string | undefined) => terminals.find((terminal) => terminal.name === name)?.id;
  return {
    ...waybill,
    originTerminalId: waybill.originTerminalId ?? idOf(waybill.originTerminal),
    destinationTerminalId: waybill.destinationTerminalId ?? idOf(waybill.destinationTerminal),
  };
}
