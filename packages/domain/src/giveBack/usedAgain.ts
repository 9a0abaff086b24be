import { searchText } from '../searchText';
import { type Asking, type PaidTicket, giveBack } from './giveBack';

/** What a ticket has been used for, as far as it is recorded when it is used again (docs/money.md#used-again). */
export interface UsedTicket extends PaidTicket {
  /** Whether its bus has left since the sale or a passenger of it was boarded, even if that was taken back, or the time of its departure is past. */
  mayHaveTravelled: boolean;
}

/** Whether a ticket that gets another departure now is recorded with its price: somebody may have travelled with it, and nobody took its seats. */
export const travelsAgain = ({
  mayHaveTravelled,
  isUnseated,
}: Pick<UsedTicket, 'mayHaveTravelled' | 'isUnseated'>): boolean => mayHaveTravelled && !isUnseated;

/** Whether another passenger of a ticket is recorded: somebody may have travelled with it, or staff can no longer give its money back, so that its seat could be sold twice. */
export const isSpent = (ticket: UsedTicket, { rules, now }: Pick<Asking, 'rules' | 'now'>): boolean =>
  travelsAgain(ticket) ||
  giveBack('delete', { ...ticket, isUnseatedByAsker: false }, { role: 'admin', isOwn: true, rules, now })
    .refused !== undefined;

/** Whether more people of a record are no longer named on it, in any spelling, than have left it. Who had no name before may get one. */
export function namesOthers(before: readonly string[], after: readonly string[], leaving = 0): boolean {
  const named = after.map(searchText);
  const gone = before.filter((name) => {
    const place = named.indexOf(searchText(name));
    if (place >= 0) named.splice(place, 1);
    return name !== '' && place < 0;
  });
  return gone.length > leaving;
}
