import { expect, it } from 'vitest';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';

const why = 'Check-in of this trip closed at 06:30 AM. Say why they board anyway.';
const CLOSED = { status: 422, body: { message: why, errors: { reason: [why] } } };

inTheOffice('Check-in that closes half an hour before departure', (office) => {
  const { trip, sold } = ticketsOf(office);
  const { rules, ticket } = changesOfTickets(office);
  const board = (id: string, body: object, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/board_passengers/${id}`, { by, body });
  const setBoarded = (id: string, body: object) =>
    office().call('PUT', `/api/ticket_status/${id}`, { by: 'ada', body: { status: 'Boarded', ...body } });

  it('has everybody aboard who comes in time, and whoever comes later with a reason, which stays', async () => {
    await rules({ check_in_close: '30' });
    const id = await trip();
    const first = await sold(id, { seat_number: [1] });
    const second = await sold(id, { seat_number: [2] });
    const third = await sold(id, { seat_number: [3] });
    office().clock.now = new Date('2026-11-22T05:29:59.999Z');
    expect(await board(id, { code: '1' })).toMatchObject({ status: 200 });

    office().clock.now = new Date('2026-11-22T05:30:00.000Z');
    expect(await board(id, { code: '2' })).toMatchObject(CLOSED);
    expect(await board(id, { code: '2', reason: ' ' }, 'ngozi')).toMatchObject(CLOSED);
    expect(await setBoarded(third.id, {})).toMatchObject(CLOSED);
    // Other reasons against boarding are reported first.
    expect(textAt((await board(id, { code: '5' })).body, 'message')).toBe('Seat 5 is not sold.');
    expect(await board(id, { code: '1' })).toMatchObject({ status: 409 });

    const reason = 'The bus stood in the yard';
    expect(await board(id, { code: '2', reason })).toMatchObject({
      status: 200,
      body: { data: { marked: [2] } },
    });
    expect(await setBoarded(third.id, { reason })).toMatchObject({ status: 200 });
    for (const one of [second, third]) {
      expect(JSON.stringify(await ticket(one.id))).toContain(reason);
    }
    expect(JSON.stringify(await ticket(first.id))).not.toContain(reason);
    office().clock.now = new Date(NOW);
    await rules();
  });
});
