import type { ListColumns } from './listColumn';

export const UNSEATED_LIST = {
  name: { header: 'Passenger', isRowHeader: true, truncate: true, sort: true },
  phone: { header: 'Phone', kind: 'phone' },
  seatCount: { header: 'Seats', kind: 'count', cardLabel: true },
  seats: { header: 'Had', hides: 1, isMuted: true, truncate: true, cardLabel: true },
  trip: { header: 'Was to go with', only: 'screen', truncate: 'twoLines' },
  routeId: { header: 'Route', only: 'file' },
  travelDate: { header: 'Travel Date', kind: 'instant', only: 'file' },
  vehicleNumber: { header: 'Vehicle Number', only: 'file' },
  since: { header: 'Since', kind: 'instant', sort: true, cardLabel: true },
  reason: { header: 'Why', hides: 1, isMuted: true, truncate: true },
  ticketNumber: { header: 'Ticket', wire: 'ticket_id', card: 'id' },
} as const satisfies ListColumns;
