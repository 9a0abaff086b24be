import { expect, it } from 'vitest';
import { aTrip } from '../../testing/company';
import { anyEntryWith } from '../../testing/matchers';
import { NOW, inTheOffice } from '../../testing/office';
import { aWaybill, parcels } from '../../testing/waybill';

const SAID: object = { kind: 'edited', reason: 'The sender was overcharged' };

inTheOffice('A waybill that has left', (office) => {
  const { at, books, get } = parcels(office);
  const edit = (id: string, wishes: object, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/edit_waybill/${id}`, {
      by,
      body: { ...aWaybill(office().company), ...wishes },
    });

  it.each([
    ['On-Transit', { amount: 100 }, 'amount', 'what was paid'],
    ['On-Transit', { payment_method: 'Debit card/POS' }, 'payment_method', 'how it was paid'],
    ['On-Transit', { worth_of_goods: 900_000 }, 'worth_of_goods', 'what its goods are worth'],
    ['Delivered', { amount: 100 }, 'amount', 'what was paid'],
    ['Delivered', { worth_of_goods: 900_000 }, 'worth_of_goods', 'what its goods are worth'],
    ['Delivered', { receiver_name: 'Somebody Else' }, 'receiver_name', 'its receiver'],
    ['Delivered', { receiver_number: '0803 000 0000' }, 'receiver_number', 'its receiver'],
  ] as const)(
    'while %s keeps %o: only a super admin changes it, with a reason',
    async (status, wish, field, what) => {
      const id = await at(status);
      const message = `This waybill is ${status}. Only a super admin can change ${what} now.`;
      expect(await edit(id, wish)).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: [message] } },
      });
      expect(await edit(id, wish, 'ngozi')).toMatchObject({
        status: 422,
        body: { errors: { reason: ['Please say why.'] } },
      });
      expect(await books(id)).toHaveLength(1);
      expect((await edit(id, { ...wish, reason: 'The sender was overcharged' }, 'ngozi')).status).toBe(200);
      const { body } = await get(id);
      expect(body).toMatchObject({
        data: { history: anyEntryWith(SAID) },
      });
    },
  );

  it('still takes another receiver while it is on the road', async () => {
    expect((await edit(await at('On-Transit'), { receiver_name: 'Bola Ige' })).status).toBe(200);
  });

  it('is put right by a super admin also once it was picked up', async () => {
    const id = await at('Picked Up');
    expect((await edit(id, { amount: 3_000 })).status).toBe(422);
    expect((await edit(id, { amount: 3_000, reason: 'Overcharged' }, 'ngozi')).status).toBe(200);
    expect(await books(id)).toHaveLength(3);
  });
});

inTheOffice('A Pending waybill', (office) => {
  const { takeIn, remove, books, get } = parcels(office);
  const edit = (id: string, wishes: object, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/edit_waybill/${id}`, {
      by,
      body: { ...aWaybill(office().company), ...wishes },
    });
  const at = (moment: string) => (office().clock.now = new Date(moment));
  const WHY = { reason: 'It weighed less' };

  it('is deleted by staff until the end of the day on which it was taken in', async () => {
    at(NOW);
    const [inTime, tooLate] = [await takeIn(), await takeIn()];
    at('2026-11-21T22:59:59.999Z');
    expect((await remove(inTime.id)).status).toBe(200);
    at('2026-11-21T23:00:00.000Z');
    expect(await remove(tooLate.id)).toMatchObject({
      status: 403,
      body: {
        message: 'This waybill was taken in on 21 Nov 2026. Only a super admin can delete it now.',
      },
    });
    expect((await remove(tooLate.id, 'ngozi')).status).toBe(200);
    at(NOW);
  });

  it('keeps its money once it was on its way, also where that is taken back: its carton may be on the road', async () => {
    at(NOW);
    const { id } = await takeIn();
    const setTo = (status: string) =>
      office().call('PUT', `/api/waybill_status/${id}`, {
        by: 'ada',
        body: { status, reason: 'Another one' },
      });
    expect([(await setTo('On-Transit')).status, (await setTo('Pending')).status]).toEqual([200, 200]);
    expect(await remove(id)).toMatchObject({
      status: 403,
      body: { message: 'This waybill was on its way before. Only a super admin can delete it now.' },
    });
    const message = 'This waybill was on its way before. Only a super admin can change what was paid now.';
    expect(await edit(id, { amount: 100, ...WHY })).toMatchObject({
      status: 422,
      body: { errors: { amount: [message] } },
    });
    expect((await edit(id, { receiver_name: 'Bola Ige', reason: '' })).status).toBe(200);
    expect((await remove(id, 'ngozi')).status).toBe(200);
  });

  it('is deleted by staff if its bus left by mistake and was taken back at once, though it was taken off since', async () => {
    const { id, number } = await takeIn();
    const bus = await aTrip(office().db, office().company);
    const put = async (path: string, body: object) =>
      (await office().call('PUT', `/api/${path}/${bus}`, { by: 'ada', body })).status;
    const steps = [
      await put('load_parcel', { code: number }),
      await put('trip_status', { status: 'En-route', confirmed: true }),
      await put('trip_status', { status: 'Scheduled', reason: 'The wrong bus' }),
      await put('unload_parcel', { code: number }),
    ];
    expect(steps).toEqual([200, 200, 200, 200]);
    expect((await remove(id)).status).toBe(200);
  });

  it('keeps its amounts from the next day on, and still takes another receiver', async () => {
    at(NOW);
    const { id } = await takeIn();
    at('2026-11-21T23:00:00.000Z');
    const message =
      'This waybill was taken in on 21 Nov 2026. Only a super admin can change what was paid now.';
    expect(await edit(id, { amount: 0.01, ...WHY })).toMatchObject({
      status: 422,
      body: { errors: { amount: [message] } },
    });
    expect((await edit(id, { receiver_name: 'Bola Ige', reason: '' })).status).toBe(200);
    expect(await edit(id, { amount: 0.01, reason: '' }, 'ngozi')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why.'] } },
    });
    expect((await edit(id, { amount: 3_000, ...WHY }, 'ngozi')).status).toBe(200);
    at(NOW);
  });

  it('gives money back with a reason, collects without one; a core client cannot give any, and the history says so', async () => {
    const { id } = await takeIn();
    expect((await edit(id, { amount: 4_000, reason: '' })).status).toBe(200);
    expect(await edit(id, { amount: 3_500, reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why.'] } },
    });
    expect(await books(id)).toHaveLength(3);
    expect((await edit(id, { amount: 3_500, ...WHY })).status).toBe(200);
    expect((await edit(id, { amount: 3_000 })).status).toBe(200);
    expect(await get(id)).toMatchObject({
      body: { data: { history: [{}, { kind: 'edited' }, WHY, { reason: 'No reason given' }] } },
    });
  });
});
