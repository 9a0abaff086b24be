import { describe, expect, it } from 'vitest';
import { aRoute } from './route.fixtures';
import { configureApi } from '../backend/connection';
import { aServer, CORE_SERVER, OWN_SERVER } from '../testing/aServer';
import { readRoute } from '../core/officeRecords';
import { ROUTES } from './routes';

const form = {
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  distance: '452 km',
  duration: '7 hours',
};

/** Saves a route and returns the payload that was sent. */
async function sent(fare: string, answer = OWN_SERVER): Promise<unknown> {
  const server = await aServer({
    'GET /api/capabilities': answer,
    'POST /api/create_routes': { body: { data: aRoute() } },
  });
  configureApi({ baseURL: server.baseURL });
  await ROUTES.save({ form: { ...form, fare, mostFare: '' } });
  const { body = '', query } = server.arrived.at(-1) ?? {};
  return body === '' ? Object.fromEntries(query ?? []) : JSON.parse(body);
}

describe('the fare of a route', () => {
  it('is sent in naira, and empty to take it away', async () => {
    expect(await sent('18,500.50')).toMatchObject({ fare: 18_500.5 });
    expect(await sent('')).toMatchObject({ fare: '' });
  });

  it('is sent to no server whose routes have none', async () => {
    expect(await sent('18,500', CORE_SERVER)).not.toHaveProperty('fare');
  });

  it('is read in kobo; a route may have none', () => {
    expect(readRoute({ route_id: 'Awka - Lagos', fare: '18,500' }, 0).fare).toBe(1_850_000);
    expect(readRoute({ route_id: 'Awka - Lagos', fare: '' }, 0).fare).toBeUndefined();
    expect(readRoute({ route_id: 'Awka - Lagos' }, 0).fare).toBeUndefined();
  });
});
