import type { WireClaim } from '@motorpark/contract';
import type { Sql } from '../../db';
import { isId } from '../../db/rows';
import type { Change } from '../../request/call';
import { lockForUpdate, refuseStale } from '../history';
import { findClaim } from './claimRows';

/** Locks a claim until the transaction ends and returns it. Throws a 404 if it is not within the person's reach, a 409 if they saw another version. */
export async function lockClaim(tx: Sql, change: Change): Promise<WireClaim> {
  const { id, person } = change;
  if (isId(id)) await lockForUpdate(tx, 'claim', id);
  const claim = await findClaim(tx, id, person);
  await refuseStale(tx, change, 'claim', async () => claim);
  return claim;
}
