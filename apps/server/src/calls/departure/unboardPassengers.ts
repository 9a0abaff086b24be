import type { Data, WireBoarding } from '@motorpark/contract';
import { MOST_SEATS, unboardingSchema } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { listIn } from '../../request/fields';
import { formIn } from '../../request/form';
import { lockTickets } from '../../store/ticket/lockTicket';
import { lockForBoarding } from '../../store/departure/lockForBoarding';
import { manifestOf, passengersOf } from '../../store/departure/manifestOf';
import { markBoarded } from '../../store/departure/markBoarded';

/** Marks the passengers of some seats as not aboard. */
export function unboardPassengers(context: PersonContext): Promise<Data<WireBoarding>> {
  const { db, input, person } = context;
  const payload = { seats: listIn(input['seats'])?.slice(0, MOST_SEATS + 1) };
  const { seats } = formIn(unboardingSchema, { seats: 'seats' }, payload);
  return db.transaction(async (tx) => {
    const trip = await lockForBoarding(tx, context);
    const aboard = (await passengersOf(tx, trip.id)).filter(({ boarded_at: at }) => at !== null);
    const stranger = seats.find((seat) => !aboard.some(({ seat_number: taken }) => taken === seat));
    if (stranger !== undefined) throw invalid({ seats: `Nobody is aboard in seat ${stranger}.` });
    const tickets = new Set(
      aboard.flatMap(({ ticket, seat_number: seat }) => (seats.includes(seat) ? [ticket] : [])),
    );
    await lockTickets(tx, [...tickets]);
    for (const ticketId of tickets) {
      await markBoarded(tx, { ticketId, seats, isAboard: false, setsStatus: true }, context);
    }
    return { data: { ...(await manifestOf(tx, trip.id, person)), marked: seats } };
  });
}
