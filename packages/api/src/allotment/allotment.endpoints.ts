import { allotmentExtensions } from '@motorpark/contract';
import type { Allotment } from '@motorpark/domain';
import { request } from '../backend/connection';
import { each, flag, instant, recordIn, seatNumbersOf, shape, text } from '../reading';

/** Returns allotments that this machine no longer has to the server, and fetches all that its login has (docs/decisions/allotments.md). */
export async function takeAllotments(returned: readonly string[]): Promise<Allotment[]> {
  const payload = { returned: [...returned] };
  return readAllotments(recordIn(await request(allotmentExtensions.takeAllotments, { payload }))).allotments;
}

const readAllotment = shape<Allotment>({
  id: text,
  tripId: text,
  seats: seatNumbersOf,
  sellsUntil: instant,
  isWanted: flag,
});

const readAllotments = shape<{ allotments: Allotment[] }>({ allotments: each(readAllotment) });
