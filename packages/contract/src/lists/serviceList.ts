import type { ListColumns } from './listColumn';

export const SERVICE_LIST = {
  routeId: { header: 'Route', isRowHeader: true, truncate: true },
  departsAt: { header: 'Departure', sort: true, search: false, cardLabel: true },
  weekdays: { header: 'Days', search: false, cardLabel: true },
  vehicleType: { header: 'Vehicle type', truncate: true },
  seats: { header: 'Seats', kind: 'count', hides: 3, cardLabel: true },
  fare: { header: 'Fare', kind: 'naira', cardLabel: true },
  from: { header: 'First day', kind: 'day', wire: 'from_day', cardLabel: true },
  until: { header: 'Last day', kind: 'day', wire: 'until_day', isOptional: true, cardLabel: true },
  notOn: { header: 'Not on', search: false, isOptional: true, hides: 1, truncate: true, cardLabel: true },
  alsoOn: { header: 'Also on', search: false, isOptional: true, hides: 2, truncate: true, cardLabel: true },
} as const satisfies ListColumns;
