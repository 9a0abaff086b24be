import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { NOW, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';

const why = 'Seats of this trip were sold until 22 Nov 2026, 06:30 AM. Please choose another trip.';
const CLOSED = { status: 422, body: { message: why, errors: { trip_id: [why] } } };

inTheOffice('Selling that closes half an hour before departure', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  const { rules, reschedule } = changesOfTickets(office);
  const book = (id: string, by: 'ada' | 'ngozi') =>
    office().call('POST', '/api/book_ticket', { by, body: aBooking(id, { seat_number: [1] }) });

  it('is over for staff then, for a sale, another seat and a move to that trip, and not for head office', async () => {
    await rules({ sales_close: '30', reschedule_notice: '0' });
    const [id, other] = [await trip(), await trip({ departsAt: '2026-11-23T06:00:00.000Z' })];
    const { id: ticket, body } = await sold(id);
    const { id: elsewhere } = await sold(other);
    office().clock.now = new Date('2026-11-22T05:29:59.999Z');
    expect(await sold(id, { seat_number: [6] })).toMatchObject({ body: {} });

    office().clock.now = new Date('2026-11-22T05:30:00.000Z');
    expect(await book(id, 'ada')).toMatchObject(CLOSED);
    expect(await edit(ticket, { ...body, seat_number: [4, 5], amount: 37_000 })).toMatchObject(CLOSED);
    expect(await reschedule(elsewhere, { trip_id: id })).toMatchObject(CLOSED);
    expect((await edit(ticket, { ...body, seat_number: [2] })).status).toBe(200);
    expect((await book(other, 'ada')).status).toBe(200);
    expect((await book(id, 'ngozi')).status).toBe(200);
    office().clock.now = new Date(NOW);
    await rules();
  });
});
