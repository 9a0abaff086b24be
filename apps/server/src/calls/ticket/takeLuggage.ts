import { type Data, type WireTicketOverview, luggageWire } from '@motorpark/contract';
import {
  formatNaira,
  hasLeft,
  luggageCost,
  luggageSchema,
  luggageText,
  whyNoLuggage,
} from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, refused } from '../../request/failure';
import { amountIn } from '../../request/fields';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { luggageRuleOf } from '../../store/company/companyRow';
import { refuseUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { changeTermsOf } from '../../store/ticket/changeTermsOf';
import { lockTicketAndTrips } from '../../store/ticket/lockTicket';
import { settleLuggage } from '../../store/ticket/settleLuggage';
import { NO_TICKET, ticketOverview } from '../../store/ticket/ticketOverview';
import { lockTripShared } from '../../store/trip/lockTripShared';

/** Records a ticket's luggage until its bus leaves, and collects what it costs by the company's rule (docs/ticket.md#luggage). */
export function takeLuggage(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const { input, person, now } = context;
  const order = valuesIn(luggageWire, luggageSchema, { ...input, fee: amountIn(input['fee']) });
  return once(context, async (tx) => {
    const ticket = await lockTicketAndTrips(tx, context);
    const trip = await lockTripShared(tx, ticket.tripId, person);
    const terms = await changeTermsOf(tx, ticket.id, context);
    if (!trip || !terms) throw notFound(NO_TICKET);
    const tooLate = whyNoLuggage({ status: ticket.status, hasLeft: hasLeft(trip, now.toISOString()) });
    if (tooLate !== undefined) throw refused(tooLate);
    await refuseUnconfirmed(tx, { noun: 'ticket', id: ticket.id });
    const fee = luggageCost(order, await luggageRuleOf(tx), ticket.luggage);
    if (order.fee !== fee) {
      const what = luggageText(order) || 'No luggage';
      throw invalid({ fee: `${what}: ${formatNaira(fee)} in all for this ticket.` });
    }
    await settleLuggage(tx, { ticket, terms, order }, context);
    return { data: await ticketOverview(tx, ticket.id, person) };
  });
}
