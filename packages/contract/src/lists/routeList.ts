import type { ListColumns } from './listColumn';

export const ROUTE_LIST = {
  routeId: { header: 'Route ID', isRowHeader: true, truncate: true, sort: true },
  origin: { header: 'Origin', truncate: true },
  destination: { header: 'Destination', truncate: true },
  distance: { header: 'Distance' },
  duration: { header: 'Duration' },
  fare: {
    header: 'Fare',
    kind: 'naira',
    isOptional: true,
    search: true,
    cardLabel: true,
  },
  status: { header: 'Status', kind: 'status' },
} as const satisfies ListColumns;
