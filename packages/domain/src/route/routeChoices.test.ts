import { describe, expect, it } from 'vitest';
import type { Route } from './route';
import { routeChoices } from './routeChoices';

const route = (routeId: string, origin: string, duration = '7 hours'): Route => ({
  id: routeId,
  routeId,
  origin,
  destination: 'Lagos',
  distance: '452 km',
  duration,
  fare: undefined,
  mostFare: undefined,
  status: 'In service',
});
const routes = [
  route('Awka - Lagos', 'Awka'),
  route('Aba - Lagos', ' aba '),
  route('Awka - Imo', 'AWKA', ''),
];

describe('the routes of a trip form', () => {
  it('are those that leave from here, with what they take', () => {
    expect(routeChoices(routes, 'Awka')).toEqual([
      { value: 'Awka - Lagos', label: 'Awka - Lagos', hint: '452 km · 7 hours' },
      { value: 'Awka - Imo', label: 'Awka - Imo', hint: '452 km' },
    ]);
  });

  it('are all for the head office', () => {
    expect(routeChoices(routes, '').map(({ value }) => value)).toEqual([
      'Awka - Lagos',
      'Aba - Lagos',
      'Awka - Imo',
    ]);
  });
});
