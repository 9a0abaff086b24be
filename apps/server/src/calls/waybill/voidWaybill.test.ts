import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { NOW, inTheOffice } from '../../testing/office';
import { aWaybill, parcels } from '../../testing/waybill';

const NOT_THERE = { status: 404, body: { message: 'This waybill does not exist or was already deleted.' } };
const NO_REASON = {
  status: 422,
  body: { message: 'Please say why.', errors: { reason: ['Please say why.'] } },
};

inTheOffice('Voiding a waybill', (office) => {
  const { takeIn, remove, list, at, books, setStatus, get } = parcels(office);

  it('answers it as it was, and takes it off the list', async () => {
    const { id, number } = await takeIn();
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { data: { id, waybill_number: number, status: 'Pending' } },
    });
    expect((await list()).text).not.toContain(id);
  });

  it('leaves it readable, with who, when, where and why', async () => {
    const { id, number } = await takeIn();
    await remove(id, 'ada', 'Taken in twice');
    const voided = { by: 'ada', terminal: 'Awka', at: NOW, reason: 'Taken in twice' };
    for (const idOrNumber of [id, number]) {
      expect(await get(idOrNumber)).toMatchObject({
        status: 200,
        body: { data: { id, voided, history: [{ kind: 'created' }, { kind: 'voided', ...voided }] } },
      });
    }
  });

  it('keeps the route that it had, whatever its terminals are called later', async () => {
    const { company, db } = office();
    const { id } = await takeIn();
    await remove(id);
    await db.query(sql`update terminal set name = 'Lagos Mainland' where id = ${company.lagos}`);
    expect((await get(id)).body).toMatchObject({
      data: {
        sender_info: { origin_terminal_name: 'Awka' },
        receiver_info: { destination_terminal_name: 'Lagos' },
      },
    });
    await db.query(sql`update terminal set name = 'Lagos' where id = ${company.lagos}`);
  });

  it('needs a reason from our own client; a core client cannot give one, and the history says so', async () => {
    const { id } = await takeIn();
    expect(await remove(id, 'ada', ' ')).toMatchObject(NO_REASON);
    expect(await office().call('DELETE', `/api/delete_waybill/${id}`, { by: 'ngozi' })).toMatchObject(
      NO_REASON,
    );
    expect((await office().call('DELETE', `/api/delete_waybill/${id}`, { by: 'ada' })).status).toBe(200);
    expect(await get(id)).toMatchObject({ body: { data: { voided: { reason: 'No reason given' } } } });
  });

  it('takes the money back where it came in, whoever voids it', async () => {
    const { company } = office();
    for (const by of ['ada', 'ngozi'] as const) {
      const { id, number } = await takeIn();
      await remove(id, by);
      const line = { type: 'WAYBILL', terminal_id: company.awka };
      const { ada } = company.people;
      const words = `Waybill ${number}`;
      expect(await books(id)).toEqual([
        { ...line, description: words, amount_kobo: 350_000, person_id: ada, is_reversal: false },
        {
          ...line,
          description: `${words} deleted`,
          amount_kobo: -350_000,
          person_id: company.people[by],
          is_reversal: true,
        },
      ]);
    }
  });

  it('works once, also when three press it at the same moment', async () => {
    const { id } = await takeIn();
    const answers = await Promise.all([remove(id), remove(id, 'ngozi'), remove(id)]);
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect(await remove(id)).toMatchObject(NOT_THERE);
    expect(await books(id)).toHaveLength(2);
  });

  it.each(['On-Transit', 'Delivered', 'Picked Up'] as const)(
    'of a parcel that is %s is a super admin’s',
    async (status) => {
      const id = await at(status);
      expect(await remove(id)).toMatchObject({
        status: 403,
        body: { message: `This waybill is ${status}. Only a super admin can delete it now.` },
      });
      expect(await books(id)).toHaveLength(1);
      expect((await remove(id, 'ngozi', 'It was never handed in')).status).toBe(200);
      expect(await books(id)).toHaveLength(2);
    },
  );

  it('is for staff of the terminal that took it in; others are told, or know nothing of it', async () => {
    const { id } = await takeIn();
    expect(await remove(id, 'tunde')).toMatchObject({
      status: 403,
      body: { message: 'Only staff of Awka, where it was taken in, can delete this waybill.' },
    });
    expect(await remove(id, 'chika')).toMatchObject(NOT_THERE);
    for (const none of [NOWHERE, '7']) expect(await remove(none, 'ngozi')).toMatchObject(NOT_THERE);
    expect((await remove(id)).status).toBe(200);
  });

  it('either voids a parcel or sends it off, never both', async () => {
    const { id } = await takeIn();
    const [voided, sent] = await Promise.all([remove(id), setStatus(id, 'On-Transit', 'ada')]);
    expect([voided.status, sent.status]).toSatisfy(
      ([one, other]) => (one === 200 && other === 404) || (one === 403 && other === 200),
    );
  });

  it('keeps its number: another parcel never gets it', async () => {
    const { company, db, call } = office();
    const { id, number } = await takeIn();
    await remove(id);
    await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    expect(await db.query(sql`select from waybill where number = ${number}`)).toHaveLength(1);
  });
});
