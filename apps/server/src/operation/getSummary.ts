import type { Data, WireSummary } from '@motorpark/contract';
import type { PersonContext } from '../http/call';
import {
  deliveredThisWeek,
  officeCounts,
  ticketsByStatus,
  pendingParcels,
  waybillsByStatus,
} from './asOfNow';
import { operationFilterIn, conditionOf } from './operationFilter';
import { figuresOf } from './figures';

/** Returns the figures of a period: the totals of the operations that `get_operations` lists for the same filter, and the current counts. */
export async function getSummary({ db, person, input, today }: PersonContext): Promise<Data<WireSummary>> {
  const filter = await operationFilterIn(db, person, input);
  const { terminalId: of } = filter;
  const figures = await figuresOf(db, conditionOf(filter));
  return {
    data: {
      ...figures,
      ticket_status: await ticketsByStatus(db, of),
      waybill_status: await waybillsByStatus(db, of),
      shipments: {
        to_review: await pendingParcels(db, of),
        delivered_this_week: await deliveredThisWeek(db, of, today),
      },
      office: await officeCounts(db),
    },
  };
}
