import type { ListColumns } from './listColumn';

export const TRIP_LIST = {
  routeId: { header: 'Route', isRowHeader: true, truncate: true },
  travelDate: { header: 'Travel Date', kind: 'instant', sort: true },
  vehicleType: { header: 'Vehicle' },
  vehicleNumber: { header: 'Vehicle Number' },
  status: { header: 'Status', kind: 'status' },
  origin: { header: 'Origin', only: 'file' },
  destination: { header: 'Destination', only: 'file' },
  driver: { header: 'Driver', isOptional: true, truncate: true, cardLabel: true },
  sold: { header: 'Sold', only: 'screen', align: 'end', cardLabel: true },
  amount: { header: 'Fare', kind: 'naira', cardLabel: true },
  totalSeats: { header: 'Seats', kind: 'count', only: 'file' },
  soldSeats: { header: 'Seats sold', kind: 'count', only: 'file' },
} as const satisfies ListColumns;
