import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { aTrip } from '../../testing/company';
import { aBooking } from '../../testing/booking';
import { inTheOffice } from '../../testing/office';
import { aBus, changesOf } from '../../testing/trips';

inTheOffice('Assigning the trips of a day', (office) => {
  let day = 1;
  /** Makes trips that leave on a day of their own, at these hours in UTC, with vehicles of their own. */
  async function tripsAt(...hours: string[]) {
    const { db, company } = office();
    day += 1;
    const made = [];
    for (const hour of hours) {
      const plate = `AS ${day} ${hour}`;
      const bus = await aBus(db, plate, 14);
      const departsAt = `2027-01-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`;
      const id = await aTrip(db, company, { departsAt, seats: 14 });
      await db.query(sql`update trip set vehicle_id = ${bus} where id = ${id}`);
      made.push({ id, version: 2, vehicle_number: plate, driver: '', second_driver: '' });
    }
    return made;
  }
  const aDriver = (name: string) =>
    office().db.query(
      sql`insert into driver (id, name, phone, address) values (${newId()}, ${name}, '08034127799', 'Awka')`,
    );
  const assign = (trips: object[], by: 'ada' | 'tunde' = 'ada') =>
    office().call('PUT', '/api/assign_trips', { by, body: { trips } });
  const refusing = (...refused: object[]) => ({ status: 200, body: { data: { refused } } });

  it('gives each its vehicle and drivers, which its history says', async () => {
    await aDriver('Ike Bello');
    await aDriver('Ude Bello');
    const [trip] = await tripsAt('06');
    await aBus(office().db, 'AS FREE', 14);
    const answer = await assign([
      { ...trip, vehicle_number: 'as free', driver: 'Ike Bello', second_driver: 'Ude Bello' },
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          saved: [
            { id: trip?.id, vehicle_number: 'AS FREE', driver: 'Ike Bello', second_driver: 'Ude Bello' },
          ],
          refused: [],
        },
      },
    });
    expect(await changesOf(office().db, trip?.id ?? '')).toMatchObject([
      {
        fields: [
          { field: 'Vehicle', to: 'AS FREE' },
          { field: 'Driver' },
          { field: 'Second driver or conductor' },
        ],
      },
    ]);
  });

  it('lets two trips at the same time swap their vehicles', async () => {
    const [one, other] = await tripsAt('06', '07');
    const swapped = [
      { ...one, vehicle_number: other?.vehicle_number },
      { ...other, vehicle_number: one?.vehicle_number },
    ];
    expect(await assign(swapped)).toMatchObject(refusing());
  });

  it('gives nobody what another trip of the same call keeps', async () => {
    await aDriver('Eze Bello');
    await aDriver('Ene Bello');
    const [one, other] = await tripsAt('06', '07');
    const taken = await assign([
      { ...one, vehicle_number: other?.vehicle_number },
      { ...other, driver: 'Eze Bello' },
    ]);
    expect(taken).toMatchObject({ body: { data: { saved: [], refused: [{}, {}] } } });
    expect(taken.text).toContain(`${other?.vehicle_number} is on Awka - Lagos from`);
    expect(await assign([{ ...other, driver: 'Eze Bello' }])).toMatchObject(refusing());
    const driven = await assign([
      { ...one, driver: 'Eze Bello' },
      { ...other, version: 3, driver: 'Eze Bello', second_driver: 'Ene Bello' },
    ]);
    expect(driven).toMatchObject({ body: { data: { saved: [], refused: [{}, {}] } } });
    expect(driven.text).toContain('Eze Bello is on Awka - Lagos from');
  });

  it('keeps what is refused as it was, and with it what relied on it; saves the others', async () => {
    await aDriver('Obi Bello');
    const [one, other, third] = await tripsAt('06', '07', '08');
    const answer = await assign([
      { ...one, vehicle_number: other?.vehicle_number },
      { ...other, vehicle_number: one?.vehicle_number, driver: 'Nobody' },
      { ...third, driver: 'Obi Bello' },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { data: { saved: [{ id: third?.id }] } } });
    expect(JSON.stringify(answer.body)).toContain('There is no driver called Nobody in service.');
    expect(JSON.stringify(answer.body)).toContain(`${other?.vehicle_number} is on Awka - Lagos from`);
  });

  it('refuses the same driver twice, what somebody else changed meanwhile, and trips of other terminals', async () => {
    await aDriver('Ada Bello');
    const [one, other] = await tripsAt('06', '07');
    const twice = await assign([
      { ...one, driver: 'Ada Bello' },
      { ...other, driver: 'Ada Bello' },
    ]);
    expect(twice).toMatchObject(refusing({ field: 'driver' }));
    expect(twice.text).toContain('Ada Bello is on Awka - Lagos from');
    const [stale] = await tripsAt('06');
    const late = await assign([{ ...stale, version: 1 }]);
    expect(late).toMatchObject(refusing({ id: stale?.id, field: '' }));
    expect(late.text).toContain('since you opened it');
    expect(await assign([{ ...stale }], 'tunde')).toMatchObject(
      refusing({ id: stale?.id, message: 'You do not have the right to do this.' }),
    );
  });

  it('keeps the seats that are sold', async () => {
    const [trip] = await tripsAt('06');
    const body = aBooking(trip?.id ?? '', { seat_number: [9] });
    await office().call('POST', '/api/book_ticket', { by: 'ada', body });
    await aBus(office().db, 'AS SMALL', 6);
    expect(await assign([{ ...trip, vehicle_number: 'AS SMALL' }])).toMatchObject(
      refusing({
        field: 'vehicle_number',
        message: 'Seat 9 is sold, and AS SMALL has 6 seats. Choose a larger vehicle.',
      }),
    );
  });
});
