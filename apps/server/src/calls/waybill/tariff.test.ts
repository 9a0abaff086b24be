import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aCompanyForm } from '../../testing/calls/company';
import { inEachOffice } from '../../testing/office';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inEachOffice('The tariff of parcels', (office) => {
  const { takeIn, edit } = parcels(office);
  const keep = (parcel_tariff: string) =>
    office().call('PUT', '/api/edit_company', { by: 'ngozi', body: aCompanyForm({ parcel_tariff }) });
  /** What a waybill costs less than the tariff, by each act, in naira. */
  const below = async (id: string) =>
    (
      await office().db.query<{ naira: number }>(sql`
        select (amount_kobo / 100)::int as naira from give_back where waybill_id = ${id} and way = 'below' order by id`)
    ).map(({ naira }) => naira);

  it('is a route a line, between terminals that exist', async () => {
    expect(await keep('Awka to Lagos 2,000')).toMatchObject({
      status: 422,
      body: { errors: { parcel_tariff: [expect.stringContaining('Write line 1 as Awka - Lagos')] } },
    });
    expect(await keep('Awka - Lagoss: 5 kg 2,000')).toMatchObject({
      status: 422,
      body: { errors: { parcel_tariff: [expect.stringContaining('Awka - Lagoss is not two')] } },
    });
    const tariff = 'Awka - Lagos: 5 kg 2,000, 20 kg 3,500\nAny route: 5 kg 2,500';
    expect(await keep(tariff)).toMatchObject({ status: 200, body: { data: { parcel_tariff: tariff } } });
  });

  it('has each lower price on record, by whoever takes the parcel in, and no other one', async () => {
    for (const amount of [3_500, 4_000]) expect(await below((await takeIn({ amount })).id)).toEqual([]);
    expect(await below((await takeIn({ amount: 3_000, weight: '' })).id)).toEqual([]);
    const { id } = await takeIn({ amount: 3_000 });
    expect(await below(id)).toEqual([500]);
    const { body } = await office().call('GET', '/api/get_given_back', { by: 'ngozi', query: 'way=below' });
    expect(body).toMatchObject({ data: [{ noun: 'waybill', amount: 500, person: 'ada' }] });
  });

  it('counts what an edit brings below it, once', async () => {
    const { id } = await takeIn({ amount: 1_500, weight: '5' });
    expect(await below(id)).toEqual([500]);
    const heavier = { amount: 1_500, weight: '12' };
    expect((await edit(id, heavier)).status).toBe(200);
    expect(await below(id)).toEqual([500, 1_500]);
    expect((await edit(id, { ...heavier, handling_instructions: 'Nil' })).status).toBe(200);
    // What an edit gives back is on record as such.
    expect((await edit(id, { ...heavier, amount: 1_000 })).status).toBe(200);
    expect(await below(id)).toEqual([500, 1_500]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is none once it is taken away', async () => {
    expect(await keep('')).toMatchObject({ status: 200 });
    expect(await below((await takeIn({ amount: 1 })).id)).toEqual([]);
  });
});
