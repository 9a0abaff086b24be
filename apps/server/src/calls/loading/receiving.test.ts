import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { anyEntryWith } from '../../testing/matchers';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aBus } from '../../testing/trips';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

type By = 'ada' | 'tunde' | 'ngozi' | 'chika';

let place = 0;

/** Trips that have left with parcels, and what is done with those. */
function arrivals(office: () => Office) {
  const { takeIn, setStatus, remove, get } = parcels(office);
  const put = (path: string, body: object, by: By) => office().call('PUT', `/api/${path}`, { by, body });
  const receive = (id: string, code: string, by: By = 'tunde') => put(`receive_parcel/${id}`, { code }, by);
  const setTrip = (id: string, status: string, by: By = 'ada') => put(`trip_status/${id}`, { status }, by);
  const manifest = async (id: string, by: By = 'tunde') =>
    (await office().call('GET', `/api/get_manifest/${id}`, { by })).body;
  const historyOf = async (id: string) => (await get(id, 'ngozi')).body;
  /** Creates a trip on a vehicle of its own, so that no other trip conflicts with it. */
  const aRun = async () => {
    const { db, company } = office();
    const plate = `RCV ${(place += 1)} XA`;
    const bus = await aBus(db, plate);
    const id = newId();
    await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${id}, ${company.awkaToLagos}, ${bus}, '2026-11-21T06:00:00.000Z', 1850000, 6)`);
    return { id, description: `Awka - Lagos, 21 Nov 2026, 07:00 AM, ${plate}` };
  };
  /** Creates a trip that has left with this many parcels. */
  const aRunWith = async (count: number) => {
    const run = await aRun();
    const loaded = [];
    for (let one = 0; one < count; one += 1) {
      const parcel = await takeIn();
      await put(`load_parcel/${run.id}`, { code: parcel.number }, 'ada');
      loaded.push(parcel);
    }
    await setTrip(run.id, 'En-route');
    return { ...run, loaded };
  };
  const said = async (id: string, code: string, by?: By) => {
    const { status, body } = await receive(id, code, by);
    return [status, textAt(body, 'message')];
  };

  return { takeIn, setStatus, remove, put, receive, setTrip, manifest, historyOf, aRun, aRunWith, said };
}

inEachOffice('Where two clerks unload a bus, its parcels', (office) => {
  const { receive, historyOf, aRunWith } = arrivals(office);

  it('are not received twice by two clerks, and the second is told by whom and when', async () => {
    const { id, loaded } = await aRunWith(1);
    const number = loaded[0]?.number ?? '';
    const answers = await Promise.all([receive(id, number), receive(id, number, 'ngozi')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await historyOf(loaded[0]?.id ?? '')).toMatchObject({
      data: { history: [{}, {}, {}, { to_status: 'Delivered' }] },
    });
    expect(await receive(id, number)).toMatchObject({
      status: 409,
      body: {
        errors: {
          code: [
            expect.stringMatching(
              new RegExp(`^Waybill ${number} was received already, on 21 Nov 2026, 10:00 AM by \\w+\\.$`),
            ),
          ],
        },
      },
    });
  });
});

inTheOffice('Where a bus arrives, its parcels', (office) => {
  const { takeIn, setStatus, remove, put, receive, setTrip, manifest, historyOf, aRun, aRunWith, said } =
    arrivals(office);

  it('are received by their numbers, by its staff and super admins: a status step like any other', async () => {
    const { id, loaded } = await aRunWith(3);
    const [first, second, third] = loaded;
    if (!first || !second || !third) throw new Error('Three parcels were loaded.');
    expect(await receive(id, first.number.toLowerCase())).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          parcels: [{ status: 'Delivered' }, { status: 'On-Transit' }, { status: 'On-Transit' }],
          received: {
            id: first.id,
            waybill_number: first.number,
            status: 'Delivered',
            receiver_name: 'Bola Ade',
            waits_since: office().clock.now.toISOString(),
          },
          is_over: false,
        },
      },
    });
    expect(await historyOf(first.id)).toMatchObject({
      data: {
        history: [{}, {}, {}, { kind: 'status', to_status: 'Delivered', by: 'tunde', terminal: 'Lagos' }],
      },
    });
    await setTrip(id, 'Completed', 'tunde');
    expect((await receive(id, second.number, 'ngozi')).status).toBe(200);
    // The terminal of departure sees what came, and receives nothing.
    expect((await receive(id, third.number, 'ada')).status).toBe(403);
    expect(await manifest(id, 'ada')).toMatchObject({
      data: { parcels: [{ status: 'Delivered' }, { status: 'Delivered' }, { status: 'On-Transit' }] },
    });
    // A receipt is taken back like any status step.
    expect((await setStatus(first.id, 'On-Transit', 'tunde', 'The wrong parcel')).status).toBe(200);
    expect((await receive(id, first.number)).status).toBe(200);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('are received too where they were loaded onto another bus, or onto none, and their history says with which they came', async () => {
    const { id, description } = await aRunWith(0);
    const other = await aRunWith(1);
    const [listed] = other.loaded;
    if (!listed) throw new Error('A parcel was loaded.');
    expect(await receive(id, listed.number)).toMatchObject({
      status: 200,
      body: {
        data: {
          parcels: [],
          received: { waybill_number: listed.number, status: 'Delivered' },
          is_over: true,
          listed_on: other.description,
        },
      },
    });
    expect(await manifest(other.id)).toMatchObject({ data: { parcels: [{ status: 'Delivered' }] } });
    expect(await historyOf(listed.id)).toMatchObject({
      data: {
        history: anyEntryWith({
          by: 'tunde',
          fields: [{ field: 'Came with', from: other.description, to: description }],
        }),
      },
    });
    const loose = await takeIn();
    await setStatus(loose.id, 'On-Transit', 'ada');
    expect(await receive(id, loose.number)).toMatchObject({
      status: 200,
      body: { data: { is_over: true, listed_on: null } },
    });
  });

  it('are received at their own terminal only, whose name is told and nothing else of them', async () => {
    const { company } = office();
    const { id } = await aRunWith(0);
    // Lagos sends this one itself, and that one it may not see at all.
    const own = await takeIn(
      { original_terminal: company.lagos, destination_terminal: company.awka },
      'tunde',
    );
    expect(await said(id, own.number)).toEqual([
      422,
      `Waybill ${own.number} is for Awka. Keep it apart and call Awka.`,
    ]);
    const foreign = await takeIn({ destination_terminal: company.owerri });
    await setStatus(foreign.id, 'On-Transit', 'ada');
    const answer = await receive(id, foreign.number);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: { code: [`Waybill ${foreign.number} is for Owerri. Keep it apart and call Owerri.`] },
      },
    });
    expect(answer.text).not.toContain('0803');
    expect(answer.text).not.toContain('Awka');
    expect(await historyOf(foreign.id)).toMatchObject({ data: { status: 'On-Transit' } });
    // Chika’s terminal is at neither end of the trip.
    expect((await receive(id, foreign.number, 'chika')).status).toBe(404);
  });

  it('are not received if they were never sent off, were voided or picked up, and before the bus has left', async () => {
    const { id } = await aRunWith(0);
    const pending = await takeIn();
    expect(await said(id, pending.number)).toEqual([
      422,
      `Waybill ${pending.number} was never sent off: it is Pending in Awka. Call Awka.`,
    ]);
    await remove(pending.id);
    expect(await said(id, pending.number)).toEqual([
      422,
      `Waybill ${pending.number} was voided on 21 Nov 2026, 10:00 AM by ada.`,
    ]);
    const gone = await takeIn();
    await setStatus(gone.id, 'On-Transit', 'ada');
    await setStatus(gone.id, 'Delivered', 'tunde');
    await setStatus(gone.id, 'Picked Up', 'tunde');
    expect(await said(id, gone.number)).toEqual([
      422,
      `Waybill ${gone.number} was picked up already, on 21 Nov 2026, 10:00 AM by tunde.`,
    ]);
    const waiting = await aRun();
    const loaded = await takeIn();
    await put(`load_parcel/${waiting.id}`, { code: loaded.number }, 'ada');
    expect(await said(waiting.id, loaded.number)).toEqual([
      422,
      'This bus has not left yet. If it is here, set the trip to Completed first.',
    ]);
    await setTrip(waiting.id, 'Completed', 'tunde');
    expect((await receive(waiting.id, loaded.number)).status).toBe(200);
  });
});
