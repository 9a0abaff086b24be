import { allotmentExtensions } from '@motorpark/contract';
import type { Allotment, Instant } from '@motorpark/domain';
import { request } from '../client/connection';
import { each, flag, instant, instantOf, recordIn, seatNumbersOf, shape, text } from '../reading';

/** The allotments of this login, and the server's time when it sent them. */
export interface Allotments {
  now: Instant;
  allotments: Allotment[];
}

/** Returns allotments that this machine no longer has to the server, and fetches all that its login has (docs/decisions/allotments.md). */
export async function takeAllotments(returned: readonly string[]): Promise<Allotments> {
  const payload = { returned: [...returned] };
  return readAllotments(recordIn(await request(allotmentExtensions.takeAllotments, { payload })));
}

const readAllotment = shape<Allotment>({
  id: text,
  tripId: text,
  seats: seatNumbersOf,
  sellsUntil: instant,
  isWanted: flag,
});

const readAllotments = shape<Allotments>({
  now: (value) => instantOf(value) ?? new Date().toISOString(),
  allotments: each(readAllotment),
});
