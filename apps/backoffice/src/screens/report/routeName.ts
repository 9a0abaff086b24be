import type { Route } from '@motorpark/domain';

export const routeName = ({ origin, destination }: Pick<Route, 'origin' | 'destination'>): string =>
  `${origin} to ${destination}`;
