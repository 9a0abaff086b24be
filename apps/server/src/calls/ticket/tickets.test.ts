import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { anyText, somethingWith, textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';

inTheOffice('The ticket list', (office) => {
  it('has the newest ticket on top, as a row with its trip', async () => {
    const { db, company, clock, call } = office();
    const trip = await aTrip(db, company);
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [1] }) });
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await call('POST', '/api/book_ticket', { by: 'tunde', body: aBooking(trip, { seat_number: [3, 2] }) });
    clock.now = new Date(NOW);
    const { body } = await call('GET', '/api/get_all_tickets', { by: 'ada' });
    expect(body).toEqual({
      data: [
        {
          id: anyText,
          version: 1,
          ticket_id: textLike(/^TK-/),
          traveler_name: 'Chinedu Obi',
          traveler_number: '08034127781',
          next_of_kin_mobile_no: '08055512345',
          seat_number: '2, 3',
          amount: 37_000,
          fare: 18_500,
          payment_method: 'Cash',
          status: 'Scheduled',
          dob: '1990-04-12',
          booked_by: 'tunde',
          booked_at: '2026-11-21T09:05:00.000Z',
          original_terminal: 'Awka',
          destination_terminal: 'Lagos',
          original_terminal_id: company.awka,
          destination_terminal_id: company.lagos,
          refundable_until: '2026-11-22T06:00:00.000Z',
          is_own: false,
          trip: {
            id: trip,
            route_id: 'Awka - Lagos',
            travel_date: '2026-11-22T06:00:00.000Z',
            vehicle_number: 'ANB 482 XA',
            vehicle_type: 'Bus',
            status: 'Scheduled',
          },
        },
        somethingWith({ seat_number: '1', booked_by: 'ada', booked_at: NOW }),
      ],
    });
  });

  it('has on its pages only what a list shows: the rest is in the single ticket', async () => {
    const { db, company, call } = office();
    const companion = (seat: number, name: string, phone: string) => ({
      seat_number: seat,
      name,
      phone,
      address: '12 Zik Avenue',
      next_of_kin_name: 'Uche Eze',
      next_of_kin_phone: '08055512346',
    });
    const [ben, chi] = [companion(5, 'Ben Eze', '08062201930'), companion(6, 'Chi Eze', '08062201931')];
    const told = { traveler_address: '14 Zik Avenue', next_of_kin_name: 'Uche Obi' };
    const party = { seat_number: [4, 5, 6], traveler_name: 'Olanna Obi', companions: [ben, chi], ...told };
    const trip = await aTrip(db, company);
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, party) });
    const found = async (query: string) =>
      (await call('GET', '/api/get_all_tickets', { by: 'ada', query })).text;
    for (const query of ['limit=50', 'q=olanna']) {
      expect(await found(query)).toContain('Olanna Obi');
      expect(await found(query)).not.toMatch(/Zik Avenue|Uche|1990-04-12|Ben Eze|0806220193/);
    }
    expect(await found('')).not.toMatch(/Zik Avenue|Uche|Ben Eze|0806220193/);
    // The search says by which companion it found the ticket.
    expect(await found('q=ben')).toContain('Ben Eze');
    expect(await found('q=ben')).not.toMatch(/Zik Avenue|Uche|Chi Eze/);
    expect(await found('q=08062201931')).toMatch(/"name":"Chi Eze","phone":"08062201931"/);
  });

  it('shows staff only the tickets of what their own terminal sends or receives', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company, { route: company.owerriToAba });
    const booked = await call('POST', '/api/book_ticket', { by: 'chika', body: aBooking(trip) });
    const id = textAt(booked.body, 'data', 'id');
    const seesIt = async (by: 'ada' | 'chika' | 'ngozi') =>
      (await call('GET', '/api/get_all_tickets', { by })).text.includes(id);
    expect([await seesIt('ada'), await seesIt('chika'), await seesIt('ngozi')]).toEqual([false, true, true]);
  });

  it('are those of one terminal for the head office, whether they leave or reach it', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company, { route: company.owerriToAba });
    const body = aBooking(trip, { traveler_name: 'Only Once' });
    await call('POST', '/api/book_ticket', { by: 'chika', body });
    const found = async (terminal: string, by: 'ada' | 'ngozi' = 'ngozi') => {
      const query = `q=only+once&terminal_id=${terminal}`;
      return (await call('GET', '/api/get_all_tickets', { by, query })).body;
    };
    expect(await found(company.aba)).toMatchObject({ total: 1, data: [{ traveler_name: 'Only Once' }] });
    expect(await found(company.owerri)).toMatchObject({ total: 1 });
    expect(await found(company.lagos)).toMatchObject({ total: 0 });
    expect(await found(company.aba, 'ada')).toMatchObject({ total: 0 });
    expect(await found('aba')).toMatchObject({ errors: { terminal_id: ['It is the id of a record.'] } });
  });

  it('sorts tickets by when their trips leave, also once a trip leaves at another time, and no ticket is another for it', async () => {
    const { db, company, call } = office();
    const [early, late] = [
      await aTrip(db, company, { departsAt: '2026-12-01T06:00:00.000Z' }),
      await aTrip(db, company, { departsAt: '2026-12-02T06:00:00.000Z' }),
    ];
    for (const trip of [late, early]) {
      await call('POST', '/api/book_ticket', {
        by: 'ada',
        body: aBooking(trip, { traveler_name: 'Early Bird' }),
      });
    }
    const sortedTrips = async () => {
      const { body } = await call('GET', '/api/get_all_tickets', {
        by: 'ada',
        query: 'sort=travel_date&q=early+bird',
      });
      const trips = [...JSON.stringify(body).matchAll(/"trip":\{"id":"([^"]+)"/g)].map(([, id]) => id);
      return { trips, versions: JSON.stringify(body).match(/"version":1,/g)?.length };
    };
    expect(await sortedTrips()).toEqual({ trips: [early, late], versions: 2 });
    await db.query(sql`update trip set departs_at = '2026-12-03T06:00:00.000Z' where id = ${early}`);
    expect(await sortedTrips()).toEqual({ trips: [late, early], versions: 2 });
  });
});
