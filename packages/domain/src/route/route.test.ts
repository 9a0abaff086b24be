import { describe, expect, it } from 'vitest';
import { endsOfRoute } from './endsOfRoute';

describe('the ends of a route', () => {
  it.each([
    ['Awka - Lagos', 'Awka', 'Lagos'],
    ['Imo-Lagos', 'Imo', 'Lagos'],
    ['Awka – Lagos', 'Awka', 'Lagos'],
    ['Port-Harcourt - Lagos', 'Port-Harcourt', 'Lagos'],
    ['Lagos - Port-Harcourt', 'Lagos', 'Port-Harcourt'],
    ['  Awka  -  Lagos ', 'Awka', 'Lagos'],
    ['Awka -Lagos', 'Awka', 'Lagos'],
    ['Awka', 'Awka', ''],
    [' Awka ', 'Awka', ''],
    ['Awka - ', 'Awka', ''],
    ['', '', ''],
  ])('"%s" are "%s" and "%s"', (routeId, origin, destination) => {
    expect(endsOfRoute(routeId)).toEqual({ origin, destination });
  });
});
