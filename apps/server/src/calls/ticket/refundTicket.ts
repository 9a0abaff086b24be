import { type Data, type WireTicketOverview, refundWire } from '@motorpark/contract';
import { formatNaira, paidInAll, refundSchema } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, notFound } from '../../request/failure';
import { amountIn } from '../../request/fields';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { mayDo } from '../../store/access/rights';
import { refuseWithoutShift } from '../../store/shift/refuseWithoutShift';
import { backFor } from '../../store/ticket/backFor';
import { changeTermsOf } from '../../store/ticket/changeTermsOf';
import { lockTicketAndTrips } from '../../store/ticket/lockTicket';
import { recordRefund } from '../../store/ticket/recordRefund';
import { NO_TICKET, ticketOverview } from '../../store/ticket/ticketOverview';

/** Refunds a ticket by the company's terms. A super admin may refund any part of the amount, with a reason. */
export function refundTicket(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const { input, person } = context;
  const sent = { ...input, amount: amountIn(input['amount']) };
  const { amount, paymentMethod: method, reason } = valuesIn(refundWire, refundSchema, sent);
  return once(context, async (tx) => {
    const ticket = await lockTicketAndTrips(tx, context);
    const terms = await changeTermsOf(tx, ticket.id, context);
    if (!terms) throw notFound(NO_TICKET);
    const { refund } = terms;
    if (refund.refused !== undefined) throw forbidden(refund.refused);
    if (mayDo(person, 'ticket.refundAnyhow', { own: ticket.soldAt.id })) {
      const paid = paidInAll(ticket);
      if (amount > paid) throw invalid({ amount: `${formatNaira(paid)} was paid for this ticket.` });
    } else if (amount !== refund.amount) {
      throw invalid({ amount: `${formatNaira(refund.amount)} is handed back for this ticket.` });
    }
    await refuseWithoutShift(tx, { person, now: context.now });
    const back = await backFor(tx, ticket, { amount, paid: refund.paidBy, method });
    await recordRefund(tx, { ticket, amount, back, reason }, context);
    return { data: await ticketOverview(tx, ticket.id, person) };
  });
}
