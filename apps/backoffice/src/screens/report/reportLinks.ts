import type { TripQuery } from '@motorpark/api';
import {
  EARNER_KINDS,
  type GiveBackFact,
  type OperationType,
  type ReportGroup,
  type ReportRow,
  type TRIP_STATES,
  addDays,
} from '@motorpark/domain';
import { href, paths } from '../../paths';
import type { ReportQuery } from './reportKind';
import { firstOf } from './rowName';

type Filters = Readonly<Record<string, string | undefined>>;

function linkTo(path: string, filters: Filters): string {
  const query = new URLSearchParams({ period: 'custom' });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return href(`${path}?${query.toString()}`);
}

/** The reports whose rows count trips as their list does. */
type TripReport = 'load' | 'noShows' | 'departures';

/** Link to the trips that a row of a report counts, or that all of its rows count. */
export function tripsOf(
  row: ReportRow<TripReport> | undefined,
  { by, from, to, terminalId, routeId }: { [Name in TripReport]: ReportQuery<Name> }[TripReport],
  narrowed: { noShows?: NonNullable<TripQuery['noShows']>; status?: (typeof TRIP_STATES)[number] } = {},
): string {
  const isRoute = by === 'route' || by === 'routeAndWeekday';
  return linkTo(paths.superAdmin.trips, {
    from,
    to,
    route: (isRoute ? row?.id : undefined) ?? routeId,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    weekday: by === 'weekday' ? row?.id : row?.weekday?.toString(),
    service: by === 'service' ? row?.id : undefined,
    ...narrowed,
  });
}

/** The days of a row that is a day or a month; undefined for others. */
function daysOf(by: ReportGroup, id = '') {
  if (id === '') return undefined;
  if (by === 'day') return { from: id, to: id };
  return by === 'month' ? { from: firstOf(id), to: addDays(firstOf(nextMonth(id)), -1) } : undefined;
}

const nextMonth = (month: string) => addDays(firstOf(month), 31).slice(0, 7);

/** Link to the ledger lines that a row counts, or that all of its rows count; of one type or of all. */
export function linesOf(
  row: ReportRow<'income'> | undefined,
  { by, from, to, terminalId }: ReportQuery<'income'>,
  type?: OperationType,
): string {
  const days = daysOf(by, row?.id) ?? { from, to };
  return linkTo(paths.superAdmin.operations, {
    from: days.from > from ? days.from : from,
    to: days.to < to ? days.to : to,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    type,
    person: by === 'person' ? row?.id : undefined,
    method: by === 'method' ? row?.id : undefined,
    ...Object.fromEntries(EARNER_KINDS.map((kind) => [kind, by === kind ? row?.id : undefined])),
  });
}

/** Link to the acts of giving money back that a row counts, or that all of its rows count; to all of them, or to those of which a fact holds. */
export function givenBackOf(
  row: ReportRow<'givenBack'> | undefined,
  { by, from, to, terminalId }: ReportQuery<'givenBack'>,
  fact?: GiveBackFact,
): string {
  const day = by === 'day' ? row?.id : undefined;
  return linkTo(paths.superAdmin.givenBack, {
    from: day ?? from,
    to: day ?? to,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    person: by === 'person' ? row?.id : undefined,
    way: by === 'way' ? row?.id : undefined,
    fact,
  });
}
