import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { type PersonName, aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { aTripForm } from '../../testing/trips';

const ENUGU = 'Awka - Enugu';

inTheOffice('The fare of a route', (office) => {
  const tooLow = (route = 'Awka - Lagos') => {
    const message = `The fare of ${route} is at least ₦18,500.00. Only the head office can plan a trip below it.`;
    return { status: 422, body: { message, errors: { amount: [message] } } };
  };
  const priceRoute = (fareKobo: number | null) =>
    office().db.query(
      sql`update route set fare_kobo = ${fareKobo} where id = ${office().company.awkaToLagos}`,
    );
  /** Completes the trips of the previous test, so that the bus is free. */
  const freeTheBus = () => office().db.query(sql`update trip set status = 'Completed'`);
  const create = async (by: PersonName, wishes: object) => {
    await freeTheBus();
    return office().call('POST', '/api/create_trips', { by, body: aTripForm(wishes) });
  };
  const edit = (by: PersonName, trip: string, wishes: object) =>
    office().call('PUT', `/api/edit_trip/${trip}`, {
      by,
      body: { ...aTripForm({ travel_date: '2026-11-22T06:00:00.000Z' }), ...wishes },
    });
  const aCheapTrip = async (wishes = {}) => {
    await freeTheBus();
    return aTrip(office().db, office().company, { amountKobo: 10_000, ...wishes });
  };
  const aCheapRoute = async () => {
    const { db, company } = office();
    const id = newId();
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${id}, ${`${ENUGU} ${id}`}, ${company.awka}, ${company.owerri}, '66 km', '80 minutes')`);
    return { id, code: `${ENUGU} ${id}` };
  };

  it('is the lowest for which staff plan a trip, however the route is written; a higher one is for everybody', async () => {
    await priceRoute(1_850_000);
    expect(await create('ada', { amount: 18_499.99 })).toMatchObject(tooLow());
    expect(await create('ada', { route_id: 'awka-lagos', amount: 100 })).toMatchObject(tooLow());
    expect((await create('ada', { amount: 18_500 })).status).toBe(200);
    expect((await create('ada', { amount: 25_000 })).status).toBe(200);
  });

  it('is left by the head office with a reason', async () => {
    await priceRoute(1_850_000);
    const why = { reason: 'The first trip of this route' };
    const planned = await create('ngozi', { amount: 100, ...why });
    expect(planned).toMatchObject({ status: 200, body: { data: { amount: 100 } } });
    const trip = textAt(planned.body, 'data', 'id');
    expect((await edit('ngozi', trip, { amount: 90 })).status).toBe(422);
    expect((await edit('ngozi', trip, { amount: 90, ...why })).status).toBe(200);
  });

  it('has a highest one, too, which only the head office leaves', async () => {
    await priceRoute(1_850_000);
    await office().db.query(
      sql`update route set most_fare_kobo = 2500000 where id = ${office().company.awkaToLagos}`,
    );
    const message =
      'The fare of Awka - Lagos is at most ₦25,000.00. Only the head office can plan a trip above it.';
    expect(await create('ada', { amount: 25_000.01 })).toMatchObject({
      status: 422,
      body: { errors: { amount: [message] } },
    });
    expect((await create('ada', { amount: 25_000 })).status).toBe(200);
    expect((await create('ngozi', { amount: 40_000 })).status).toBe(200);
    await office().db.query(sql`update route set most_fare_kobo = null`);
  });

  it('binds nobody if the route has none', async () => {
    await priceRoute(null);
    expect((await create('ada', { amount: 100 })).status).toBe(200);
  });

  it('is the lowest to which staff change a fare, whether they lower or raise it', async () => {
    await priceRoute(1_850_000);
    await freeTheBus();
    const trip = await aTrip(office().db, office().company);
    expect(await edit('ada', trip, { amount: 18_000 })).toMatchObject(tooLow());
    const cheap = await aCheapTrip();
    expect(await edit('ada', cheap, { amount: 200 })).toMatchObject(tooLow());
    expect((await edit('ada', cheap, { amount: 18_500 })).status).toBe(200);
  });

  it('lets a trip that was cheaper before keep its fare while the rest of it changes', async () => {
    await priceRoute(1_850_000);
    const trip = await aCheapTrip();
    expect(await edit('ada', trip, { amount: 100, travel_date: '2026-11-23T08:30' })).toMatchObject({
      status: 200,
      body: { data: { amount: 100, travel_date: '2026-11-23T07:30:00.000Z' } },
    });
  });

  it('is kept by a trip that comes to the route from a cheaper one', async () => {
    await priceRoute(1_850_000);
    const { id } = await aCheapRoute();
    const trip = await aCheapTrip({ route: id });
    expect(await edit('ada', trip, { amount: 100 })).toMatchObject(tooLow());
    expect((await edit('ngozi', trip, { amount: 100, reason: 'A new route' })).status).toBe(200);
  });

  it('does not hold a trip that leaves the route for a cheaper one', async () => {
    await priceRoute(1_850_000);
    const { code } = await aCheapRoute();
    const trip = await aCheapTrip();
    expect((await edit('ada', trip, { route_id: code, amount: 50 })).status).toBe(200);
  });
});

inTheOffice('The route form', (office) => {
  const route = {
    route_id: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    distance: '1',
    duration: '1h',
  };
  const edit = (wishes: object) =>
    office().call('PUT', `/api/edit_route/${office().company.awkaToLagos}`, {
      by: 'ngozi',
      body: { ...route, ...wishes },
    });

  it('sets the fare and takes it away, in Activity with what it was', async () => {
    expect(await edit({ fare: '18,500' })).toMatchObject({ status: 200, body: { data: { fare: 18_500 } } });
    expect(await edit({ fare: '' })).toMatchObject({ status: 200, body: { data: { fare: '' } } });
    const { body } = await office().call('GET', '/api/get_audit?q=fare&kind=edited', { by: 'ngozi' });
    expect(body).toMatchObject({ data: [{ before: { fare: 18_500 }, after: { fare: '' } }, {}] });
  });

  it('limits the fare, whichever of the two a client sends', async () => {
    expect(await edit({ fare: 18_500, most_fare: '20,000' })).toMatchObject({
      body: { data: { most_fare: 20_000 } },
    });
    expect(await edit({ fare: 20_001 })).toMatchObject({
      status: 422,
      body: { errors: { most_fare: ['The highest fare is less than the fare.'] } },
    });
    expect(await edit({ most_fare: '' })).toMatchObject({ body: { data: { fare: 18_500, most_fare: '' } } });
  });

  it('of a client that knows no fares leaves it as it is', async () => {
    await edit({ fare: 18_500 });
    expect(await edit({ distance: '453 km' })).toMatchObject({
      status: 200,
      body: { data: { distance: '453 km', fare: 18_500 } },
    });
  });

  it('refuses a fare that replaces one that the user has not seen', async () => {
    await edit({ fare: 18_500 });
    const [seen] = await office().db.query<{ version: number }>(
      sql`select version from route where id = ${office().company.awkaToLagos}`,
    );
    const version = seen?.version;
    expect((await edit({ fare: 19_000, version })).status).toBe(200);
    expect(await edit({ fare: 17_000, version })).toMatchObject({
      status: 409,
      body: { data: { fare: 19_000 } },
    });
  });
});
