import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { inEachOffice, textAt } from '../../testing/office';
import { parcels } from '../../testing/waybill';

const BUS = { vehicle_type: 'Bus', vehicle_seat_number: 6, assigned_driver: 'Emeka Eze' };

inEachOffice('A vehicle whose plate was changed', (office) => {
  const give = (plate: string) =>
    office().call('PUT', `/api/edit_vehicle/${office().company.bus}`, {
      by: 'ngozi',
      body: { ...BUS, vehicle_number: plate },
    });
  const found = async (list: string, q: string) => {
    const { body } = await office().call('GET', `/api/${list}`, { by: 'ngozi', query: `q=${q}` });
    return body;
  };
  const everywhere = async (q: string) => {
    const { body } = await office().call('POST', '/api/search_everywhere', { by: 'ngozi', body: { q } });
    return body;
  };
  const ids = (...all: string[]) => ({ data: all.map((id) => ({ id })) });

  it('is found by each plate that it had, however that is typed, and tells them', async () => {
    const { bus } = office().company;
    await give('lsr 117 yb');
    expect((await give('KJA 11 AA')).body).toMatchObject({
      data: { former_numbers: ['ANB 482 XA', 'LSR 117 YB'] },
    });
    for (const q of ['anb482xa', '482-xa', 'lsr+117', 'kja11']) {
      expect(await found('get_vehicles', q)).toMatchObject(ids(bus));
    }
    for (const q of ['xa+lsr+118', 'xalsr']) expect(await found('get_vehicles', q)).toMatchObject(ids());
    expect(await everywhere('anb482xa')).toMatchObject({ data: { vehicles: [{ id: bus }] } });
  });

  it('has no former plate by writing the same one in another way, nor by having one again', async () => {
    const { body } = await give('kja-11.aa');
    expect(body).toMatchObject({ data: { former_numbers: ['ANB 482 XA', 'LSR 117 YB'] } });
    expect((await give('ANB 482 XA')).body).toMatchObject({
      data: { vehicle_number: 'ANB 482 XA', former_numbers: ['LSR 117 YB', 'KJA-11.AA'] },
    });
  });

  it('has changed once by that', async () => {
    const { db, company } = office();
    const version = async () => {
      const [row] = await db.query<{ version: number }>(
        sql`select version from vehicle where id = ${company.bus}`,
      );
      return row?.version ?? 0;
    };
    const before = await version();
    await give('ENU 1 AA');
    expect(await version()).toBe(before + 1);
    await give('ANB 482 XA');
  });

  it('leads to the trips, the tickets and the parcels whose papers have the old plate', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company);
    const sale = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const ticket = textAt(sale.body, 'data', 'id');
    const parcel = await parcels(office).takeIn({});
    await call('PUT', `/api/load_parcel/${trip}`, { by: 'ada', body: { code: parcel.number } });
    await give('ABJ 903 KW');
    expect(await found('get_trips', 'anb482xa')).toMatchObject(ids(trip));
    expect(await found('get_all_tickets', 'anb+482+xa')).toMatchObject(ids(ticket));
    expect(await everywhere('anb482xa')).toMatchObject({
      data: { tickets: [{ id: ticket }], trips: [{ id: trip }] },
    });
  });

  it('gives its old plate to another one, and both are found by it', async () => {
    const made = await office().call('POST', '/api/create_vehicles', {
      by: 'ngozi',
      body: { ...BUS, vehicle_number: 'ANB 482 XA' },
    });
    const other = textAt(made.body, 'data', 'id');
    const rows = await found('get_vehicles', 'anb482xa');
    expect(rows).toMatchObject({ total: 2 });
    expect(JSON.stringify(rows)).toContain(other);
  });
});
