import type { Route } from './route';

export const routeName = ({ origin, destination }: Pick<Route, 'origin' | 'destination'>): string =>
  `${origin} to ${destination}`;
