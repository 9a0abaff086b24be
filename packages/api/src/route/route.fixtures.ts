import type { WireRoute } from '@motorpark/contract';

/** A route as our own server sends it. */
export const aRoute = (changes: Partial<WireRoute> = {}): WireRoute => ({
  id: 'r1',
  version: 1,
  route_id: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  distance: '452 km',
  duration: '7 hours',
  fare: '',
  most_fare: '',
  status: 'In service',
  ...changes,
});
