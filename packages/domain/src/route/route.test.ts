import { describe, expect, it } from 'vitest';
import { unlisted } from '../unlisted';
import { endsOfRoute } from './endsOfRoute';
import { proposedRouteId } from './proposedRouteId';

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

describe('the ID that is proposed for a new route', () => {
  it.each([
    ['Awka', 'Lagos', 'Awka - Lagos'],
    ['Port-Harcourt', 'Lagos', 'Port-Harcourt - Lagos'],
    ['Awka', '', ''],
    ['', 'Lagos', ''],
    ['Awka', unlisted('Lag'), ''],
  ])('from "%s" to "%s" is "%s"', (origin, destination, routeId) => {
    expect(proposedRouteId({ origin, destination })).toBe(routeId);
    if (routeId) expect(endsOfRoute(routeId)).toEqual({ origin, destination });
  });
});
