import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

/** Less than twelve hours before the trip of `aTrip`. */
const SHORT = new Date('2026-11-21T20:00:00.000Z');

inTheOffice('Rescheduling a ticket', (office) => {
  const { trip, sold, edit, remove, takenOn } = ticketsOf(office);
  const { rules, reschedule, refund, linesOf, openTill, ticket } = changesOfTickets(office);
  const later = (amountKobo = 1_850_000) => trip({ departsAt: '2026-11-24T06:00:00.000Z', amountKobo });
  const errors = (field: string, message: string) => ({
    status: 422,
    body: { errors: { [field]: [message] } },
  });

  it('moves all of its passengers to the other departure, with the fee and the difference as lines of their own', async () => {
    const till = await openTill();
    const from = await trip();
    const { id } = await sold(from, {
      seat_number: [4, 5],
      payment_method: 'POS',
      companions: [
        {
          seat_number: 5,
          name: 'Ben Obi',
          phone: '',
          address: '',
          next_of_kin_name: '',
          next_of_kin_phone: '',
        },
      ],
    });
    expect(await ticket(id)).toMatchObject({
      data: { terms: { reschedule: { fee: 1000, gives_back: true } } },
    });
    const to = await later(2_000_000);
    const answer = await reschedule(id, { trip_id: to, seat_number: [6, 2], amount: 40_000 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          trip_id: to,
          rescheduled_at: NOW,
          payment_information: {
            amount: 40_000,
            fees: 1000,
            fare: 20_000,
            payment_method: 'POS',
            rescheduled_with: 'Cash',
          },
          passenger_information: { seat_number: [2, 6], companions: [{ seat_number: 6, name: 'Ben Obi' }] },
          refundable_until: '2026-11-24T06:00:00.000Z',
        },
      },
    });
    const list = await office().call('GET', '/api/get_all_tickets', { by: 'ada' });
    expect(list.body).toHaveProperty(
      'data',
      expect.arrayContaining([expect.objectContaining({ id, amount: 40_000, fees: 1000 })]),
    );
    expect([await takenOn(from), await takenOn(to)]).toEqual([[], [2, 6]]);
    expect(await linesOf(id)).toEqual([
      { amount: 37_000, kind: null, method: 'POS', is_reversal: false },
      { amount: 3_000, kind: 'difference', method: 'Cash', is_reversal: false },
      { amount: 1_000, kind: 'fee', method: 'Cash', is_reversal: false },
    ]);
    expect((await office().call('GET', `/api/get_shift/${till}`, { by: 'ngozi' })).body).toMatchObject({
      data: { tickets: 1, lines: [{ received: 4_000 }, { received: 37_000 }, { received: 0 }] },
    });
    expect(await ticket(id)).toMatchObject({
      data: {
        history: [
          {},
          {
            kind: 'edited',
            by: 'ada',
            reason: 'Ill',
            fields: [
              { field: 'Trip', from: 'Awka - Lagos, 22 Nov 2026, 07:00 AM, ANB 482 XA' },
              { field: 'Seats', from: 'Seats 4, 5', to: 'Seats 2, 6' },
              { field: 'Amount paid', from: '₦37,000.00', to: '₦40,000.00' },
              { field: 'Fee for rescheduling', from: '', to: '₦1,000.00' },
            ],
          },
        ],
      },
    });
    expect(await verify(office().db)).toMatchObject({ broken: [] });
  });

  it('gives the difference of a cheaper departure back while money is given back at all', async () => {
    const { id } = await sold(await trip());
    const to = await later(1_500_000);
    expect(await reschedule(id, { trip_id: to })).toMatchObject(
      errors('amount', 'The seat comes to ₦15,000.00 on this trip.'),
    );
    // A cheaper trip whose fare was set after the sale.
    await office().db.query(
      sql`update trip set fare_set_at = ${NOW}, fare_set_by = ${office().company.people.ada} where id = ${to}`,
    );
    expect((await reschedule(id, { trip_id: to, amount: 15_000 })).text).toContain(
      'set after the ticket was sold',
    );
    await office().db.query(sql`update trip set fare_set_at = null where id = ${to}`);
    expect(await reschedule(id, { trip_id: to, amount: 15_000 })).toMatchObject({ status: 200 });
    const [difference] = (await linesOf(id)).slice(1);
    expect(difference).toMatchObject({ amount: -3_500, kind: 'difference' });
    expect(await ticket(id)).not.toHaveProperty('data.payment_information.rescheduled_with');
  });

  it('ends with the notice for staff, and never for head office, who may leave the fee', async () => {
    const { id } = await sold(await trip());
    const to = await later();
    office().clock.now = SHORT;
    const refused = 'Rescheduling needs notice of 12 hours before departure: it is too late for this ticket.';
    expect(await reschedule(id, { trip_id: to })).toMatchObject({ status: 422, body: { message: refused } });
    expect(await ticket(id)).toMatchObject({ data: { terms: { reschedule: { refused } } } });
    const free = { trip_id: to, fee: 0, payment_method: '' };
    expect(await reschedule(id, { ...free, reason: '' }, 'ngozi')).toMatchObject(
      errors('reason', 'Please say why.'),
    );
    expect(await reschedule(id, free, 'ngozi')).toMatchObject({ status: 200 });
    expect(await linesOf(id)).toHaveLength(1);
    office().clock.now = new Date(NOW);
  });

  it('is free with notice where the company says so, and costs the fee without', async () => {
    await rules({ reschedule_rule: 'late-fee', reschedule_fee: 1500 });
    const { id } = await sold(await trip());
    const to = await later();
    expect(await reschedule(id, { trip_id: to })).toMatchObject(
      errors('fee', 'This ticket is rescheduled free of charge.'),
    );
    office().clock.now = SHORT;
    expect(await reschedule(id, { trip_id: to, fee: 1500 })).toMatchObject({ status: 200 });
    office().clock.now = new Date(NOW);
    await rules();
  });

  it('needs another departure with those seats free, and leaves everything as it was without', async () => {
    const from = await trip();
    const { id } = await sold(from);
    const to = await later();
    await sold(to, { seat_number: [1] });
    expect((await reschedule(id, { trip_id: from })).text).toContain('The ticket is for this trip already.');
    expect(await reschedule(id, { trip_id: to })).toMatchObject({
      status: 409,
      body: { errors: { seat_number: ['Seat 1 has just been sold. Please choose another seat.'] } },
    });
    expect([await takenOn(from), await linesOf(id)]).toMatchObject([[4], [{ amount: 18_500 }]]);
  });

  it('for the same seat by two at once moves one of them', async () => {
    const [one, other] = [await sold(await trip()), await sold(await trip())];
    const to = await later();
    const both = await Promise.all([one, other].map(({ id }) => reschedule(id, { trip_id: to })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await takenOn(to)).toEqual([1]);
  });

  it('makes its receipt a new one, whose first print is the original', async () => {
    const { id } = await sold(await trip());
    const print = async () =>
      (await office().call('POST', `/api/print_ticket/${id}`, { by: 'ada', body: { receipt: 'customer' } }))
        .body;
    expect([await print(), await print()]).toMatchObject([{ data: { number: 1 } }, { data: { number: 2 } }]);
    await reschedule(id, { trip_id: await later() });
    expect([await print(), await print()]).toMatchObject([{ data: { number: 1 } }, { data: { number: 2 } }]);
  });

  it('sent twice with one key is done once', async () => {
    const { id } = await sold(await trip());
    const to = await later();
    const twice = await Promise.all(
      [1, 2].map(() =>
        office().call('PUT', `/api/reschedule_ticket/${id}`, {
          by: 'ada',
          headers: { 'idempotency-key': `move ${id}` },
          body: {
            trip_id: to,
            seat_number: [1],
            amount: 18_500,
            fee: 1000,
            payment_method: 'Cash',
            reason: 'Ill',
          },
        }),
      ),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await linesOf(id)).toHaveLength(2);
  });

  it('keeps its fee through a later edit, and gives it back where the ticket is voided', async () => {
    const { id, body } = await sold(await trip());
    const to = await later();
    await reschedule(id, { trip_id: to });
    expect(await edit(id, { ...body, trip_id: to, seat_number: [1, 2], amount: 37_000 })).toMatchObject({
      status: 200,
    });
    expect(await linesOf(id)).toMatchObject([
      { amount: 18_500 },
      { amount: 1_000, kind: 'fee' },
      { amount: -18_500, is_reversal: true },
      { amount: 37_000 },
    ]);
    await remove(id);
    const [sum] = await office().db.query(
      sql`select sum(amount_kobo)::int as left from operation where ticket_id = ${id}`,
    );
    expect(sum).toEqual({ left: 0 });
  });

  it('is for a no-show where the company says so, and needs all of the ticket to be missing', async () => {
    const from = await trip();
    const { id } = await sold(from);
    const other = await sold(from, { seat_number: [2, 3] });
    await office().call('PUT', `/api/board_passengers/${from}`, { by: 'ada', body: { code: '2' } });
    await office().call('PUT', `/api/trip_status/${from}`, { by: 'ada', body: { status: 'En-route' } });
    const to = await later();
    const refused = 'Nobody of this ticket came, and by the company’s rule it is not rescheduled.';
    expect((await reschedule(id, { trip_id: to })).body).toMatchObject({ message: refused });
    await rules({ no_show_rule: 'reschedule' });
    expect(await reschedule(id, { trip_id: to })).toMatchObject({ status: 200 });
    expect((await reschedule(other.id, { trip_id: to, seat_number: [2, 3], amount: 37_000 })).text).toContain(
      'This ticket is Enroute: it stays with its departure.',
    );
    expect(await office().db.query(sql`select no_show_at from passenger where ticket_id = ${id}`)).toEqual([
      { no_show_at: null },
    ]);
    // A ticket past its refund deadline stays so on its new trip.
    expect((await refund(id)).status).toBe(403);
    expect(textAt(await ticket(id), 'data', 'terms', 'refund', 'refused')).toContain(
      'before departure: it is too late for this ticket.',
    );
    await rules();
  });
});
