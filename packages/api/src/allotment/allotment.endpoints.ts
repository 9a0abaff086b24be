import { allotmentExtensions } from '@motorpark/contract';
import type { Allotment } from '@motorpark/domain';
import { request } from '../backend/connection';

/** Returns allotments that this machine no longer has to the server, and fetches all that its login has (docs/decisions/allotments.md). */
export async function takeAllotments(returned: readonly string[]): Promise<Allotment[]> {
  const payload = { returned: [...returned] };
  return (await request(allotmentExtensions.takeAllotments, { payload })).allotments;
}
