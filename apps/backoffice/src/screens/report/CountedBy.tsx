import { type TripQuery, useEveryRoute, useEveryTerminal, useAdminChoices } from '@motorpark/api';
import {
  EARNER_KINDS,
  type Earner,
  NO_METHOD,
  type OperationFilter,
  formatPaymentMethod,
  noneOf,
  weekdayName,
  routeName,
} from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';
import { messages } from './messages';

interface CountedTripsProps {
  routeId: string | undefined;
  terminalId: string | undefined;
  weekday: string | undefined;
  serviceId: string | undefined;
  noShows: TripQuery['noShows'];
  lacks: TripQuery['lacks'];
  onShowAll: () => void;
}

/** A notice above a list of trips that says what a report's or a timetable's link has narrowed it to. */
export function CountedTrips(props: CountedTripsProps) {
  const { routeId, terminalId, weekday, serviceId, noShows, lacks, onShowAll } = props;
  const { rows: routes } = useEveryRoute({ id: routeId });
  const { rows: terminals } = useEveryTerminal({ id: terminalId });
  const route = routes.find(({ id }) => id === routeId);
  const terminal = terminals.find(({ id }) => id === terminalId)?.name ?? messages.oneTerminal;
  const day = weekdayName(Number(weekday));
  return (
    <Notice tone="info" action={<Button onPress={onShowAll}>{messages.showAll}</Button>}>
      {lacks
        ? messages.lacking
        : messages.counted([
            routeId !== undefined && (route ? routeName(route) : messages.oneRoute),
            terminalId !== undefined && messages.leaving(terminal),
            day !== undefined && messages.on(day),
            serviceId !== undefined && (serviceId === NO_METHOD ? messages.byHand : messages.oneService),
            noShows !== undefined && messages.noShows[noShows],
          ])}
    </Notice>
  );
}

interface CountedLinesProps {
  personId: string | undefined;
  method: string | undefined;
  /** The ids of what earned or cost them. */
  earners: NonNullable<OperationFilter['earners']>;
  /** Whether the lines are narrowed to one shift's drawer. */
  isOneShift: boolean;
  onShowAll: () => void;
}

/** A notice above the ledger that says what a report's link has narrowed it to. */
export function CountedLines({ personId, method, earners, isOneShift, onShowAll }: CountedLinesProps) {
  const { rows: admins } = useAdminChoices({ id: personId });
  const { rows: routes } = useEveryRoute({ id: earners.route });
  const route = routes.find(({ id }) => id === earners.route);
  const wordOf = (kind: Earner) => {
    if (earners[kind] === NO_METHOD) return noneOf(kind).toLowerCase();
    return kind === 'route' && route ? routeName(route) : messages.oneOf[kind];
  };
  const person = admins.find(({ id }) => id === personId)?.name ?? messages.onePerson;
  return (
    <Notice tone="info" action={<Button onPress={onShowAll}>{messages.showAll}</Button>}>
      {messages.counted([
        isOneShift && messages.inOneShift,
        ...EARNER_KINDS.map((kind) => earners[kind] !== undefined && wordOf(kind)),
        personId !== undefined && messages.recordedBy(person),
        method !== undefined &&
          messages.paidBy(
            method === NO_METHOD ? noneOf('method').toLowerCase() : formatPaymentMethod(method),
          ),
      ])}
    </Notice>
  );
}
