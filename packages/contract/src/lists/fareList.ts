import type { ListColumns } from './listColumn';

export const FARE_LIST = {
  routeId: { header: 'Route', isRowHeader: true, truncate: true },
  vehicleType: { header: 'Vehicle type' },
  name: { header: 'Name', hides: 1, truncate: true },
  from: { header: 'First day', kind: 'day', wire: 'from_day', sort: true, cardLabel: true },
  until: { header: 'Last day', kind: 'day', wire: 'until_day', cardLabel: true },
  fare: { header: 'Fare', kind: 'naira', cardLabel: true },
} as const satisfies ListColumns;
