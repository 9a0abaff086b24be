import { useSession } from '@motorpark/api';
import {
  type Ticket,
  formatDateTime,
  isOwnTerminal,
  nameSeats,
  seatsHeld,
  terminalOf,
} from '@motorpark/domain';
import { Notice, TextLink } from '@motorpark/ui';
import { href, paths, unseatedPath } from '../../paths';
import { unseatedWords as messages } from './unseatedWords';

/** Says that a disruption has taken a ticket's seats. Users who can give others get a link to do so (docs/departure.md#without-a-seat). */
export function UnseatedNotice({ ticket }: { ticket: Ticket }) {
  const session = useSession();
  const { unseatedSince, voided, origin, originId, tripId } = ticket;
  if (unseatedSince === undefined || voided) return null;
  const lost = seatsHeld(ticket);
  const canGiveSeats =
    session?.role === 'super_admin' ||
    isOwnTerminal(terminalOf(session), { id: originId, name: origin ?? '' });
  return (
    <Notice tone="warning" title={messages.unseated(lost.length)}>
      <p>{messages.unseatedSince(nameSeats(lost), formatDateTime(unseatedSince))}</p>
      {canGiveSeats ? (
        <TextLink
          href={href(tripId ? unseatedPath(paths.admin.unseated, tripId) : paths.admin.unseated)}
          isInline
        >
          {messages.giveSeats(lost.length)}
        </TextLink>
      ) : (
        <p>{messages.seatedElsewhere(origin)}</p>
      )}
    </Notice>
  );
}
