import type { Column } from '../data';

/** A route as the office's list shows it. */
export interface RouteRow {
  id: string;
  routeId: string;
  origin: string;
  destination: string;
  distance: string;
  duration: string;
}

const aRoute = (
  id: string,
  origin: string,
  destination: string,
  distance: string,
  duration: string,
): RouteRow => ({ id, routeId: `${origin} - ${destination}`, origin, destination, distance, duration });

export const routes: RouteRow[] = [
  aRoute('1', 'Awka', 'Lagos', '452 km', '7 hours'),
  aRoute('2', 'Awka', 'Abuja', '463 km', '8 hours'),
  aRoute('3', 'Enugu', 'Lagos', '565 km', '9 hours'),
  aRoute('4', 'Owerri', 'Awka', '104 km', '2 hours'),
  aRoute('5', 'Lagos', 'Ibadan', '128 km', '2 hours'),
];

export const routeColumns: Column<RouteRow>[] = [
  { header: 'Route ID', cell: ({ routeId }) => routeId, isRowHeader: true, truncate: true },
  { header: 'Origin', cell: ({ origin }) => origin },
  { header: 'Destination', cell: ({ destination }) => destination },
  { header: 'Distance', cell: ({ distance }) => distance },
  { header: 'Duration', cell: ({ duration }) => duration },
];

export const terminals = ['Abuja', 'Awka', 'Enugu', 'Ibadan', 'Lagos', 'Owerri'].map((name) => ({
  value: name,
  label: name,
}));
