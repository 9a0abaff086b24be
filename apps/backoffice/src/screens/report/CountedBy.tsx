import { type TripQuery, useEveryRoute, useEveryTerminal, useAdminChoices } from '@motorpark/api';
import { NO_METHOD, formatPaymentMethod, weekdayName } from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';
import { messages } from './messages';
import { routeName } from './rowName';

interface CountedTripsProps {
  routeId: string | undefined;
  terminalId: string | undefined;
  weekday: string | undefined;
  noShows: TripQuery['noShows'];
  onShowAll: () => void;
}

/** A notice above a list of trips that says what a report's link has narrowed it to. */
export function CountedTrips({ routeId, terminalId, weekday, noShows, onShowAll }: CountedTripsProps) {
  const { rows: routes } = useEveryRoute({ id: routeId });
  const { rows: terminals } = useEveryTerminal({ id: terminalId });
  const route = routes.find(({ id }) => id === routeId);
  const terminal = terminals.find(({ id }) => id === terminalId)?.name ?? messages.oneTerminal;
  const day = weekdayName(Number(weekday));
  return (
    <Notice tone="info" action={<Button onClick={onShowAll}>{messages.showAll}</Button>}>
      {messages.counted([
        routeId !== undefined && (route ? routeName(route) : messages.oneRoute),
        terminalId !== undefined && messages.leaving(terminal),
        day !== undefined && messages.on(day),
        noShows !== undefined && messages.noShows[noShows],
      ])}
    </Notice>
  );
}

interface CountedLinesProps {
  personId: string | undefined;
  method: string | undefined;
  /** Whether the lines are narrowed to one shift's drawer. */
  isOneShift: boolean;
  onShowAll: () => void;
}

/** A notice above the ledger that says what a report's link has narrowed it to. */
export function CountedLines({ personId, method, isOneShift, onShowAll }: CountedLinesProps) {
  const { rows: admins } = useAdminChoices({ id: personId });
  const person = admins.find(({ id }) => id === personId)?.name ?? messages.onePerson;
  return (
    <Notice tone="info" action={<Button onClick={onShowAll}>{messages.showAll}</Button>}>
      {messages.counted([
        isOneShift && messages.inOneShift,
        personId !== undefined && messages.recordedBy(person),
        method !== undefined &&
          messages.paidBy(
            method === NO_METHOD ? messages.noMethod.toLowerCase() : formatPaymentMethod(method),
          ),
      ])}
    </Notice>
  );
}
