import type { Data, WireSummary } from '@motorpark/contract';
import { isBoundToTerminal } from '@motorpark/domain';
import { computed, type Sql, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import {
  deliveredThisWeek,
  officeCounts,
  ticketsByStatus,
  pendingParcels,
  waybillsByStatus,
} from './asOfNow';
import { operationFilterIn, conditionOf } from '../../store/operation/operationFilter';
import { figuresOf } from '../../store/operation/figures';
import { isUncounted } from '../../store/operation/uncounted';

/** Returns the figures of a period: the totals of the operations whose amounts `get_operations` lists for the same filter, and the current counts. */
export async function getSummary({ db, person, input, today }: PersonContext): Promise<Data<WireSummary>> {
  const filter = await operationFilterIn(db, person, input);
  const { terminalId: of } = filter;
  const chosen = conditionOf(filter);
  const figures = await figuresOf(db, sql`${chosen} and not ${isUncounted(person)}`);
  const uncounted = isBoundToTerminal(person.role)
    ? await countOf(db, sql`${chosen} and ${isUncounted(person)}`)
    : 0;
  return {
    data: {
      ...figures,
      uncounted,
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

/** Returns the number of matching operations. */
async function countOf(db: Sql, chosen: Statement): Promise<number> {
  const [row] = await db.query(
    sql`select ${computed<{ lines: number }>({ lines: sql`count(*)::int` })} from operation where ${chosen}`,
  );
  return row?.lines ?? 0;
}
