import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aWaybill } from '../../testing/waybill';

const companion = (seat: number, name: string, phone = '') => ({
  seat_number: seat,
  name,
  phone,
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
});
const PARTY = { seat_number: [4, 5, 6], amount: 55_500 };

inTheOffice('The passengers of a ticket', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const passengersOf = (id: string) =>
    office().db.query(sql`select seat_number, is_first, name, phone from passenger
      where ticket_id = ${id} order by seat_number`);
  const namesOf = async (id: string) =>
    (
      await office().db.query<{ seat: string }>(
        sql`select seat_number || ' ' || coalesce(name, '?') as seat from passenger
          where ticket_id = ${id} order by seat_number`,
      )
    ).map(({ seat }) => seat);
  const get = async (id: string) => (await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body;
  const find = async (q: string) =>
    (await office().call('GET', `/api/get_all_tickets?q=${encodeURIComponent(q)}`, { by: 'ada' })).text;
  const party = async (phone = '+234 806 220 1934', first = '08034127781') =>
    sold(await trip(), {
      ...PARTY,
      traveler_number: first,
      traveler_address: '12 Zik Avenue',
      companions: [companion(5, ' Ben Eze ', phone), companion(6, 'Chi Eze')],
    });

  it('are one for each seat; the first is the traveler', async () => {
    const { id } = await party();
    expect(await passengersOf(id)).toEqual([
      { seat_number: 4, is_first: true, name: 'Chinedu Obi', phone: '08034127781' },
      { seat_number: 5, is_first: false, name: 'Ben Eze', phone: '08062201934' },
      { seat_number: 6, is_first: false, name: 'Chi Eze', phone: null },
    ]);
    expect(await get(id)).toMatchObject({
      data: {
        version: 1,
        passenger_information: {
          traveler_address: '12 Zik Avenue',
          companions: [
            { seat_number: 5, name: 'Ben Eze', phone: '08062201934', address: '' },
            { seat_number: 6 },
          ],
        },
      },
    });
  });

  it('of a core client have no name but the traveler, and keep what others wrote of them', async () => {
    const { id, body } = await sold(await trip(), PARTY);
    expect(await namesOf(id)).toEqual(['4 Chinedu Obi', '5 ?', '6 ?']);
    const named = { ...body, companions: [companion(5, 'Ben Eze'), companion(6, 'Chi Eze')] };
    expect((await edit(id, { ...named, next_of_kin_name: 'Uche Obi' })).status).toBe(200);
    expect((await edit(id, { ...body, seat_number: [1, 2, 6] })).status).toBe(200);
    expect(await namesOf(id)).toEqual(['1 Chinedu Obi', '2 Ben Eze', '6 Chi Eze']);
    expect(await get(id)).toMatchObject({
      data: {
        version: 3,
        passenger_information: { next_of_kin_name: 'Uche Obi' },
        history: [
          {},
          {
            fields: [
              { field: 'Name of next of kin', from: '', to: 'Uche Obi' },
              { field: 'Other passengers', from: '', to: '5 Ben Eze; 6 Chi Eze' },
            ],
          },
          {},
        ],
      },
    });
  });

  it('are found by their names and phones, until they are others', async () => {
    const { id, body } = await party();
    for (const q of ['ben eze', '0806 220 1934', 'chi eze']) expect(await find(q)).toContain(id);
    await edit(id, { ...body, companions: [companion(5, 'Musa Bello'), companion(6, 'Chi Eze')] });
    for (const q of ['ben eze', '0806 220 1934']) expect(await find(q)).not.toContain(id);
    for (const q of ['musa', 'chi eze']) expect(await find(q)).toContain(id);
    await edit(id, { ...body, seat_number: [4], amount: 18_500, companions: [], reason: 'They stay' });
    expect(await find('musa')).not.toContain(id);
  });

  it('stay with a ticket that is voided', async () => {
    const { id } = await party();
    await remove(id);
    expect(await namesOf(id)).toEqual(['4 Chinedu Obi', '5 Ben Eze', '6 Chi Eze']);
    expect(await get(id)).toMatchObject({
      data: { passenger_information: { seat_number: [4, 5, 6], companions: [{ name: 'Ben Eze' }, {}] } },
    });
  });

  it('sit wherever their ticket is moved to, whoever moves it', async () => {
    const { id } = await party();
    const { db } = office();
    await db.transaction(async (tx) => {
      await tx.query(sql`update ticket_seat set seat_number = seat_number - 3 where ticket_id = ${id}`);
    });
    expect(await namesOf(id)).toEqual(['1 Chinedu Obi', '2 Ben Eze', '3 Chi Eze']);
    await db.query(sql`update ticket set traveler_name = 'Ada Obi' where id = ${id}`);
    expect(await namesOf(id)).toEqual(['1 Ada Obi', '2 Ben Eze', '3 Chi Eze']);
  });

  it('say their address and next of kin where the company requires it; a core client cannot', async () => {
    await office().db.query(sql`update company set passenger_details = 'required'`);
    const { id, body } = await sold(await trip());
    expect(id).not.toBe('');
    expect(await edit(id, { ...body, companions: [] })).toMatchObject({
      status: 422,
      body: {
        errors: {
          traveler_address: ['Address is required.'],
          next_of_kin_name: ['Name of the next of kin is required.'],
        },
      },
    });
    const told = { companions: [], traveler_address: 'Awka', next_of_kin_name: 'Uche Obi' };
    expect((await edit(id, { ...body, ...told })).status).toBe(200);
    await office().db.query(sql`update company set passenger_details = 'asked'`);
  });

  it('who travel again are found by their phone at the terminal that sold to them', async () => {
    const travelerOf = async (phone: string, by: 'ada' | 'tunde' = 'ada') =>
      (await office().call('POST', '/api/find_traveler', { by, body: { phone } })).body;
    const nobody = { data: {} };
    expect(await travelerOf('0809 333 2222')).toEqual(nobody);
    const { id } = await party('0809 333 2222', '0809 333 2223');
    expect(await travelerOf('0809 333 2222')).toMatchObject({
      data: { traveler: { name: 'Ben Eze', address: '', date_of_birth: '' } },
    });
    const held: unknown = expect.objectContaining({ seats: [4, 6] });
    expect(await travelerOf('+2348093332223')).toEqual({
      data: {
        traveler: {
          name: 'Chinedu Obi',
          phone: '08093332223',
          address: '12 Zik Avenue',
          email: '',
          date_of_birth: '1990-04-12',
          next_of_kin_name: '',
          next_of_kin_phone: '08055512345',
        },
        seats: [held],
      },
    });
    expect(await travelerOf('08093332223', 'tunde')).toEqual(nobody);
    await remove(id);
    expect(await travelerOf('08093332223')).toEqual(nobody);
  });

  it('who have seats on a bus that has not left are told of with the phone: neither void tickets nor other people’s', async () => {
    const { db, call } = office();
    const foundBy = async (phone: string, by: 'ada' | 'tunde' = 'ada') =>
      (await call('POST', '/api/find_traveler', { by, body: { phone } })).body;
    expect(await foundBy('0809 555 1111')).not.toHaveProperty('data.seats');
    const { id } = await party('0809 555 2222', '0809 555 1111');
    const [ofTicket] = await db.query<{ ticket_number: string; trip_id: string }>(
      sql`select number as ticket_number, trip_id from ticket where id = ${id}`,
    );
    // Who has no phone of their own is reached by the traveler's.
    expect(await foundBy('+234 809 555 1111')).toMatchObject({
      data: { seats: [{ ...ofTicket, seats: [4, 6] }] },
    });
    expect(await foundBy('0809 555 2222')).toMatchObject({ data: { seats: [{ ...ofTicket, seats: [5] }] } });
    expect(await foundBy('0809 555 1111', 'tunde')).not.toHaveProperty('data.seats');

    // A ticket that other terminals moved to a bus between them is no longer theirs to see.
    await db.query(sql`update ticket set origin_terminal_id = ${office().company.lagos},
      destination_terminal_id = ${office().company.aba} where id = ${id}`);
    expect(await foundBy('0809 555 1111')).not.toHaveProperty('data.seats');
    await db.query(sql`update ticket set origin_terminal_id = ${office().company.awka},
      destination_terminal_id = ${office().company.lagos} where id = ${id}`);

    await db.query(sql`update trip set status = 'En-route' where id = ${ofTicket?.trip_id}`);
    expect(await foundBy('0809 555 1111')).not.toHaveProperty('data.seats');
    const second = await sold(await trip(), { traveler_number: '0809 555 1111' });
    expect(await foundBy('0809 555 1111')).toMatchObject({ data: { seats: [{ seats: [4] }] } });
    await remove(second.id);
    expect(await foundBy('0809 555 1111')).not.toHaveProperty('data.seats');
  });

  it('and those who sent or received a parcel are found by their phone too; one sale completes the other if the name is the same', async () => {
    const { call, company } = office();
    const travelerOf = async (phone: string, by: 'ada' | 'tunde' = 'ada') =>
      (await call('POST', '/api/find_traveler', { by, body: { phone } })).body;
    const nobody = { data: {} };
    const parcel = aWaybill(company, {
      sender_name: 'Efe Bassey',
      sender_number: '0809 444 1111',
      sender_address: '3 Market Road',
      sender_email: 'efe@example.com',
      receiver_name: 'Bola Ige',
      receiver_number: '0809 444 2222',
    });
    expect((await call('POST', '/api/create_waybills', { by: 'ada', body: parcel })).status).toBe(200);
    expect(await travelerOf('0809 444 2222')).toMatchObject({
      data: { traveler: { name: 'Bola Ige', address: '', email: '' } },
    });
    expect(await travelerOf('0809 444 2222', 'tunde')).toEqual(nobody);
    const sender = { name: 'Efe Bassey', address: '3 Market Road', email: 'efe@example.com' };
    expect(await travelerOf('0809 444 1111')).toMatchObject({
      data: { traveler: { ...sender, date_of_birth: '' } },
    });
    await sold(await trip(), { traveler_name: 'efe  bassey', traveler_number: '0809 444 1111' });
    expect(await travelerOf('0809 444 1111')).toMatchObject({
      data: { traveler: { ...sender, name: 'efe  bassey', date_of_birth: '1990-04-12' } },
    });
    await sold(await trip(), { traveler_name: 'Kemi Ade', traveler_number: '0809 444 1111' });
    expect(await travelerOf('0809 444 1111')).toMatchObject({
      data: { traveler: { name: 'Kemi Ade', address: '', email: '' } },
    });
  });
});
