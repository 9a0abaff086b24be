import type { Data, WireSummary } from '@motorpark/contract';
import type { PersonContext } from '../http/call';
import { deliveredThisWeek, officeCounts, ticketsByStatus, toReview, waybillsByStatus } from './asOfNow';
import { askedIn, conditionOf } from './asked';
import { figuresOf } from './figures';

/** Returns the figures of a period: the totals of the operations that `get_operations` lists for the same filter, and the current counts. */
export async function getSummary({ db, person, input, today }: PersonContext): Promise<Data<WireSummary>> {
  const asked = await askedIn(db, person, input);
  const { terminalId: of } = asked;
  const figures = await figuresOf(db, conditionOf(asked));
  return {
    data: {
      ...figures,
      ticket_status: await ticketsByStatus(db, of),
      waybill_status: await waybillsByStatus(db, of),
      shipments: {
        to_review: await toReview(db, of),
        delivered_this_week: await deliveredThisWeek(db, of, today),
      },
      office: await officeCounts(db),
    },
  };
}
