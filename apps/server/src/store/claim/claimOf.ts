import type { WireTicketOverview } from '@motorpark/contract';
import type { ClaimStatus } from '@motorpark/domain';
import { type Sql, columns, computed, sql } from '../../db';
import type { Person } from '../../request/person';
import { withinClaimReach } from './claimRows';

/** Returns the claim that a ticket or waybill has; undefined if it has none within the person's reach. */
export async function claimOf(
  db: Sql,
  { noun, id }: { noun: 'ticket' | 'waybill'; id: string },
  person: Person,
): Promise<WireTicketOverview['claim']> {
  const [claim] = await db.query(sql`
    select ${columns('claim.id', 'claim.number as claim_number', computed<{ status: ClaimStatus }>({ status: sql`claim.status` }))}
    from claim where ${noun === 'ticket' ? sql`ticket_id` : sql`waybill_id`} = ${id} and ${withinClaimReach(person)}`);
  return claim;
}
