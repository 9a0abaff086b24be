import type { WirePassenger } from '@motorpark/contract';
import type { SignedTicket } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';

const named = (seats: readonly number[]) => `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;

/** Throws a 422 if the ticket was changed after its code was printed, because another passenger may be travelling with that paper. */
export function refuseOutdatedTicket(
  { number, tripId, seats }: SignedTicket,
  selected: readonly WirePassenger[],
  { id }: Pick<PersonContext, 'id'>,
): void {
  const [printed, kept] = [named(seats), named(selected.map(({ seat_number: seat }) => seat))];
  if (tripId === id && printed === kept) return;
  const says = tripId === id ? printed : 'another trip';
  throw invalid({
    code: `This is not the latest print of ticket ${number}: it says ${says}, and the ticket is for ${kept} of this bus. Print it anew.`,
  });
}
