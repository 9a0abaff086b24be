import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { type PersonName, aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';

inTheOffice('The operations of a shift', (office) => {
  const open = async (by: PersonName, counter: string) => {
    const body = { terminal_id: office().company.awka, counter, opening_float: '10000' };
    return textAt((await office().call('POST', '/api/open_shift', { by, body })).body, 'data', 'id');
  };
  const sell = async (by: PersonName, seat: number, trip: string, method = 'Cash') => {
    const body = aBooking(trip, { seat_number: [seat], payment_method: method });
    expect((await office().call('POST', '/api/book_ticket', { by, body })).status).toBe(200);
  };
  const ask = async (what: 'get_operations' | 'get_summary', by: PersonName, query: string) =>
    office().call('GET', `/api/${what}`, { by, query });

  it('are the lines in it, and its figures are their sums; mine is the one that is not closed', async () => {
    const trip = await aTrip(office().db, office().company);
    await sell('ada', 1, trip);
    const nothing = await ask('get_operations', 'ada', 'shift_id=mine');
    expect(nothing.body).toMatchObject({ data: [], total: 0 });
    const shift = await open('ada', 'Awka 1');
    await sell('ada', 2, trip);
    await sell('ada', 3, trip, 'POS');
    await sell('ngozi', 4, trip);
    for (const id of ['mine', shift]) {
      const { body } = await ask('get_operations', 'ada', `shift_id=${id}`);
      expect(body).toMatchObject({ total: 2, counts: { TICKET_BOOKING: 2 } });
      const summary = await ask('get_summary', 'ada', `shift_id=${id}`);
      expect(summary.body).toMatchObject({ data: { income: 37_000, counts: { tickets: 2 } } });
    }
    const byCard = await ask('get_operations', 'ada', 'shift_id=mine&method=POS');
    expect(byCard.body).toMatchObject({ total: 1 });
    expect((await ask('get_operations', 'ngozi', `shift_id=${shift}`)).body).toMatchObject({ total: 2 });
    expect((await ask('get_operations', 'ngozi', 'shift_id=mine')).body).toMatchObject({ total: 0 });
  });

  it('are for whoever may see the shift, and of nothing that is none', async () => {
    const listed = await office().call('GET', '/api/get_shifts', { by: 'ada' });
    const shift = textAt(listed.body, 'data', '0', 'id');
    expect((await ask('get_operations', 'tunde', `shift_id=${shift}`)).body).toMatchObject({ total: 0 });
    const wrong = await ask('get_summary', 'ada', 'shift_id=Awka');
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { shift_id: ['It is the id of a shift, or mine.'] } },
    });
  });
});
