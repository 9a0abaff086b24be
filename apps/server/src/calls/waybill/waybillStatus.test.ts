import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import type { PersonName } from '../../testing/company';
import { NOW, inTheOffice } from '../../testing/office';
import { parcels } from '../../testing/waybill';

const NOT_THERE = { status: 404, body: { message: 'This waybill does not exist or was already deleted.' } };

inTheOffice('A parcel on its way', (office) => {
  const { takeIn, setStatus, remove, get, at, books } = parcels(office);
  const statusOf = async (id: string) =>
    (await office().db.query<{ status: string }>(sql`select status from waybill where id = ${id}`))[0]
      ?.status;

  it('is sent off by its origin, delivered and handed over by its destination, and each step is kept', async () => {
    const { id } = await takeIn();
    const steps: [string, PersonName][] = [
      ['On-Transit', 'ada'],
      ['Delivered', 'tunde'],
      ['Picked Up', 'tunde'],
    ];
    for (const [status, by] of steps) {
      expect(await setStatus(id, status, by)).toMatchObject({ status: 200, body: { data: { id, status } } });
    }
    expect(await get(id, 'tunde')).toMatchObject({
      body: {
        data: {
          status: 'Picked Up',
          history: [
            { kind: 'created', by: 'ada', terminal: 'Awka', at: NOW },
            { kind: 'status', from_status: 'Pending', to_status: 'On-Transit', by: 'ada', terminal: 'Awka' },
            {
              kind: 'status',
              from_status: 'On-Transit',
              to_status: 'Delivered',
              by: 'tunde',
              terminal: 'Lagos',
            },
            {
              kind: 'status',
              from_status: 'Delivered',
              to_status: 'Picked Up',
              by: 'tunde',
              terminal: 'Lagos',
            },
            {
              kind: 'edited',
              fields: [
                { field: 'Collected by', from: '', to: 'Bola Ade' },
                { field: 'Collector phone', from: '', to: '0706 123 4567' },
                { field: 'Identification', from: '', to: 'NIN slip 4417' },
              ],
              by: 'tunde',
              terminal: 'Lagos',
            },
          ],
        },
      },
    });
    expect(await books(id)).toHaveLength(1);
  });

  it.each([
    [
      'Pending',
      'On-Transit',
      'tunde',
      'Only staff of Awka, where it leaves, can set this waybill to On-Transit.',
    ],
    [
      'On-Transit',
      'Delivered',
      'ada',
      'Only staff of Lagos, where it arrives, can set this waybill to Delivered.',
    ],
    [
      'Delivered',
      'Picked Up',
      'ada',
      'Only staff of Lagos, where it arrives, can set this waybill to Picked Up.',
    ],
  ] as const)('cannot go from %s to %s by the word of the other end', async (from, to, by, message) => {
    const id = await at(from);
    expect(await setStatus(id, to, by)).toMatchObject({ status: 403, body: { message } });
    expect(await statusOf(id)).toBe(from);
  });

  it.each([
    ['Pending', 'Delivered', 'Pending cannot become Delivered; it can become On-Transit.'],
    ['Pending', 'Picked Up', 'Pending cannot become Picked Up; it can become On-Transit.'],
    [
      'On-Transit',
      'Picked Up',
      'On-Transit cannot become Picked Up; it can become Delivered, or Pending, to correct a mistake.',
    ],
    [
      'Picked Up',
      'Pending',
      'Picked Up cannot become Pending; it can become Delivered, to correct a mistake.',
    ],
    ['Pending', 'Lost', 'Pending cannot become Lost; it can become On-Transit.'],
    ['Pending', '', 'Pending cannot become nothing; it can become On-Transit.'],
  ] as const)('skips no step from %s to %s, not even for a super admin', async (from, to, message) => {
    const id = await at(from);
    expect(await setStatus(id, to, 'ngozi')).toMatchObject({
      status: 422,
      body: { message, errors: { status: [message] } },
    });
    expect(await statusOf(id)).toBe(from);
  });

  it('is not handed over without saying to whom, and to somebody else than the receiver only once they have shown who they are', async () => {
    const id = await at('Delivered');
    const handOver = (collector: object, by: PersonName = 'tunde') =>
      office().call('PUT', `/api/waybill_status/${id}`, { by, body: { status: 'Picked Up', ...collector } });
    for (const by of ['tunde', 'ngozi'] as const) {
      expect((await handOver({}, by)).body).toMatchObject({
        errors: {
          collected_by: ['Please say who collects it.'],
          collector_phone: ['Phone number is required.'],
        },
      });
    }
    const brother = { collected_by: 'Chidi Ade', collector_phone: '0803 412 7781' };
    expect(await handOver(brother)).toMatchObject({
      status: 422,
      body: { errors: { identification: [expect.stringContaining('The receiver is Bola Ade')] } },
    });
    expect(await statusOf(id)).toBe('Delivered');
    expect((await handOver({ ...brother, identification: 'NIN slip 4417' })).status).toBe(200);
    expect(await get(id, 'tunde')).toMatchObject({
      body: {
        data: {
          history: [
            {},
            {},
            {},
            {},
            { fields: [{ to: 'Chidi Ade' }, { to: '0803 412 7781' }, { to: 'NIN slip 4417' }] },
          ],
        },
      },
    });
  });

  it('is not handed over above the worth that the company sets until the collector has shown who they are, the receiver too', async () => {
    const id = await at('Delivered');
    const limit = (kobo: number) =>
      office().db.query(sql`update company set identification_worth_kobo = ${kobo}`);
    const receiver = { collected_by: 'Bola Ade', collector_phone: '0706 123 4567' };
    const handOver = (shown: object) =>
      office().call('PUT', `/api/waybill_status/${id}`, {
        by: 'tunde',
        body: { status: 'Picked Up', ...receiver, ...shown },
      });
    await limit(1);
    expect(await handOver({})).toMatchObject({
      status: 422,
      body: { errors: { identification: [expect.stringContaining('For a parcel of this worth')] } },
    });
    expect(await statusOf(id)).toBe('Delivered');
    expect((await handOver({ identification: 'NIN slip 4417' })).status).toBe(200);
    await limit(0);
  });

  it('can be moved by a super admin at either end', async () => {
    const { id } = await takeIn();
    for (const status of ['On-Transit', 'Delivered', 'Picked Up']) {
      expect((await setStatus(id, status, 'ngozi')).status).toBe(200);
    }
  });

  it('goes a wrong step back, with a reason, by whoever took it within a quarter of an hour', async () => {
    const { clock } = office();
    const id = await at('On-Transit');
    expect(await setStatus(id, 'Pending', 'ada')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why the status is taken back.'] } },
    });
    expect((await setStatus(id, 'Pending', 'tunde', 'Not ours')).status).toBe(403);
    expect((await setStatus(id, 'Pending', 'ada', 'Wrong parcel on the truck')).status).toBe(200);
    expect(await get(id)).toMatchObject({
      body: {
        data: {
          status: 'Pending',
          history: [
            {},
            {},
            {
              kind: 'correction',
              from_status: 'On-Transit',
              to_status: 'Pending',
              reason: 'Wrong parcel on the truck',
            },
          ],
        },
      },
    });
    await setStatus(id, 'On-Transit', 'ada');
    clock.now = new Date('2026-11-21T09:15:01.000Z');
    expect((await setStatus(id, 'Pending', 'ada', 'Too late')).status).toBe(403);
    expect((await setStatus(id, 'Pending', 'ngozi', 'Ada rang')).status).toBe(200);
    clock.now = new Date(NOW);
  });

  it('stays as it is when set to what it is, and keeps nothing of it', async () => {
    const id = await at('On-Transit');
    for (const by of ['ada', 'tunde'] as const)
      expect((await setStatus(id, 'On-Transit', by)).status).toBe(200);
    expect(await office().db.query(sql`select from change where waybill_id = ${id}`)).toHaveLength(1);
  });

  it('is not there for other terminals, nor once it is deleted', async () => {
    const { id } = await takeIn();
    expect(await setStatus(id, 'On-Transit', 'chika')).toMatchObject(NOT_THERE);
    await remove(id);
    for (const gone of [id, NOWHERE, 'seven']) {
      expect(await setStatus(gone, 'On-Transit', 'ngozi')).toMatchObject(NOT_THERE);
    }
  });

  it('takes one step when two press at the same moment, whatever they press', async () => {
    const id = await at('On-Transit');
    const { tokenOf } = office();
    const tokens = await Promise.all([
      tokenOf('tunde'),
      tokenOf('tunde'),
      tokenOf('tunde'),
      tokenOf('ngozi'),
    ]);
    const answers = await Promise.all(
      tokens.map((token) =>
        office().call('PUT', `/api/waybill_status/${id}`, { token, body: { status: 'Delivered' } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    expect(
      await office().db.query(
        sql`select kind from change where waybill_id = ${id} and to_status = 'Delivered'`,
      ),
    ).toHaveLength(1);
  });

  it('is not handed over and taken back at the same moment', async () => {
    const id = await at('Delivered');
    const answers = await Promise.all([
      setStatus(id, 'Picked Up', 'tunde'),
      setStatus(id, 'On-Transit', 'tunde', 'Still on the road'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect(['Picked Up', 'On-Transit']).toContain(await statusOf(id));
  });
});
