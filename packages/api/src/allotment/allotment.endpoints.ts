import { allotmentExtensions } from '@motorpark/contract';
import type { Allotment, Instant } from '@motorpark/domain';
import { request } from '../client/connection';
import { instantOf, read, recordIn, recordOf, seatNumbersOf, textOf } from '../reading';

/** The allotments of this login, and the server's time when it sent them. */
export interface Allotments {
  now: Instant;
  allotments: Allotment[];
}

/** Returns allotments that this machine no longer has to the server, and fetches all that its login has (docs/decisions/allotments.md). */
export async function takeAllotments(returned: readonly string[]): Promise<Allotments> {
  const answer = recordIn(
    await request(allotmentExtensions.takeAllotments, { payload: { returned: [...returned] } }),
  );
  const rows = read(answer, 'allotments');
  return {
    now: instantOf(answer['now']) ?? new Date().toISOString(),
    allotments: (Array.isArray(rows) ? rows : []).map((row: unknown) => allotmentOf(recordOf(row))),
  };
}

const allotmentOf = (row: ReturnType<typeof recordOf>): Allotment => ({
  id: textOf(read(row, 'id')) ?? '',
  tripId: textOf(read(row, 'trip_id')) ?? '',
  seats: seatNumbersOf(read(row, 'seats')),
  sellsUntil: instantOf(read(row, 'sells_until')) ?? '',
  isWanted: read(row, 'is_wanted') === true,
});
