import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { inTheOffice, textAt } from '../../testing/office';
import { planned } from '../../testing/calls/disruptions';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { verify } from '../../verify/verify';

const CHILD = { travel_date: '2018-03-04', traveler_name: 'Kamsi Obi', seat_number: [5], companions: [] };
const SON = { name: 'Ben Obi', phone: '', address: '', next_of_kin_name: '', next_of_kin_phone: '' };
const REASON = 'Her uncle Emeka meets her in Lagos';

inTheOffice('A child without an adult on its ticket', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  beforeAll(() => office().db.query(sql`update company set accompanied_age = 12`));
  const book = (on: string, wishes: object) =>
    office().call('POST', '/api/book_ticket', { by: 'ada', body: { ...aBooking(on), ...CHILD, ...wishes } });
  const put = (path: string, body: object = {}) => office().call('PUT', `/api/${path}`, { by: 'ada', body });
  const get = async (path: string) => (await office().call('GET', `/api/${path}`, { by: 'ada' })).body;
  const refusedAt = (field: string, text: string) => ({ status: 422, body: { errors: { [field]: [text] } } });
  const leave = (on: string, confirmed = false) =>
    office().call('PUT', `/api/trip_status/${on}`, { by: 'ada', body: { status: 'En-route', confirmed } });

  it('is sold a seat only with an adult’s ticket on the same bus', async () => {
    const on = await trip();
    const asked =
      'A child under 12 travels with an adult. Enter the adult’s ticket on this bus, or why the child travels alone.';
    expect(await book(on, {})).toMatchObject(refusedAt('accompanied_by', asked));
    const elsewhere = await sold(await trip());
    const none = (number: string) =>
      refusedAt('accompanied_by', `There is no valid ticket ${number} on this bus.`);
    expect(await book(on, { accompanied_by: elsewhere.number })).toMatchObject(none(elsewhere.number));
    const gone = await sold(on);
    await remove(gone.id);
    expect(await book(on, { accompanied_by: gone.number })).toMatchObject(none(gone.number));
    const brother = await sold(on, { travel_date: '2010-03-04', seat_number: [6] });
    expect(await book(on, { accompanied_by: brother.number })).toMatchObject(
      refusedAt('accompanied_by', `Nobody on ticket ${brother.number} is an adult.`),
    );
    expect(await book(on, { accompanied_by: 'Ada' })).toMatchObject({ status: 422 });
    const adult = await sold(on);
    const child = await book(on, { accompanied_by: adult.number.toLowerCase() });
    expect(child).toMatchObject({
      status: 200,
      body: { data: { passenger_information: { accompanied_by: adult.number } } },
    });
    expect(await get(`get_ticket/${adult.id}`)).toMatchObject({
      data: { accompanies: [textAt(child.body, 'data', 'ticket_id')] },
    });
    expect(await get(`get_manifest/${on}`)).toMatchObject({
      data: { passengers: [{ seat_number: 4 }, { seat_number: 5, accompanied_by: adult.number }, {}] },
    });
    expect(await verify(office().db)).toMatchObject({ broken: [] });
  });

  it('travels alone for a reason, which the ticket and its history keep', async () => {
    const on = await trip();
    const child = await book(on, { alone_reason: REASON });
    const id = textAt(child.body, 'data', 'id');
    expect(await get(`get_ticket/${id}`)).toMatchObject({
      data: {
        passenger_information: { alone_reason: REASON },
        history: [
          { kind: 'created' },
          { by: 'ada', fields: [{ field: 'Travels alone', from: '', to: REASON }] },
        ],
      },
    });
    expect(await get(`get_manifest/${on}`)).toMatchObject({
      data: { passengers: [{ alone_reason: REASON }] },
    });
  });

  it('is asked about when a date of birth is corrected, and no longer once it is an adult’s', async () => {
    const on = await trip();
    const { id, body } = await sold(on, { companions: [] });
    const young = { ...body, travel_date: '2018-03-04' };
    expect(await edit(id, young)).toMatchObject({
      status: 422,
      body: { errors: { accompanied_by: [/^A child/] } },
    });
    expect(await edit(id, { ...young, alone_reason: REASON })).toMatchObject({ status: 200 });
    expect(await edit(id, { ...body, alone_reason: REASON })).toMatchObject({
      status: 200,
      body: { data: { passenger_information: { alone_reason: '' } } },
    });
  });

  it('keeps what was said of it if a client edits that does not know it', async () => {
    const { id, body } = await sold(await trip(), { ...CHILD, alone_reason: REASON });
    const { companions: _, alone_reason: __, ...core } = body;
    expect(await edit(id, { ...core, traveler_name: 'Kamsi Eze' })).toMatchObject({
      status: 200,
      body: { data: { passenger_information: { traveler_name: 'Kamsi Eze', alone_reason: REASON } } },
    });
  });

  it('may travel alone where the company says so', async () => {
    await office().db.query(sql`update company set accompanied_age = 0`);
    expect(await book(await trip(), {})).toMatchObject({ status: 200 });
    await office().db.query(sql`update company set accompanied_age = 12`);
  });

  it('is named when its bus leaves without the adult aboard', async () => {
    const alone = (number: string) =>
      `The adult who travels with a child is not on this bus: Kamsi Obi, seat 5 (ticket ${number}).`;
    const asks = async (on: string) => textAt((await leave(on)).body, 'message');
    const on = await trip();
    const adult = await sold(on);
    await book(on, { accompanied_by: adult.number });
    office().clock.now = new Date('2026-11-22T05:50:00.000Z');
    expect(await asks(on)).toBe('Nobody is aboard yet, and 2 seats are sold.');
    await put(`board_passengers/${on}`, { code: '5', confirmed: true });
    expect(await asks(on)).toContain(alone(adult.number));
    await put(`board_passengers/${on}`, { code: '4', confirmed: true });
    await put(`unboard_passengers/${on}`, { seats: [5] });
    expect(await asks(on)).not.toContain('The adult');
    await put(`board_passengers/${on}`, { code: '5', confirmed: true });
    expect(await leave(on)).toMatchObject({ status: 200 });
  });

  it('is named, too, when nobody is boarded and the adult’s ticket is void', async () => {
    const on = await trip();
    const adult = await sold(on);
    const bag = { ...SON, name: '', seat_number: 6, kind: 'luggage', date_of_birth: '' };
    const seats = { seat_number: [5, 6], companions: [bag], amount: 37_000 };
    expect(await book(on, { ...seats, accompanied_by: adult.number })).toMatchObject({ status: 200 });
    await remove(adult.id);
    expect(textAt((await leave(on)).body, 'message')).toMatch(
      new RegExp(`not on this bus: Kamsi Obi, seat 5 \\(ticket ${adult.number}\\)\\.$`, 'u'),
    );
    expect(await leave(on, true)).toMatchObject({ status: 200 });
  });

  it('travels with the ticket from which a disruption parts it', async () => {
    const { db, call } = office();
    await db.query(sql`update company set child_age = 12`);
    const on = await trip();
    const family = await sold(on, {
      seat_number: [1, 2],
      companions: [{ ...SON, seat_number: 2, kind: 'child', date_of_birth: '2018-03-04' }],
      amount: 27_750,
    });
    await aBus(db, 'SPL 9 XA', 1);
    const body = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'SPL 9 XA' }, 'ngozi');
    expect(await call('PUT', `/api/disrupt_trip/${on}`, { by: 'ngozi', body })).toMatchObject({
      status: 200,
    });
    expect(await get(`get_ticket/${family.id}`)).toMatchObject({
      data: { accompanies: [expect.any(String)] },
    });
  });
});
