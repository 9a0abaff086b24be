import type { TripQuery } from '@motorpark/api';
import type { GiveBackFact, OperationType, ReportRow } from '@motorpark/domain';
import { href, paths } from '../../paths';
import type { ReportQuery } from './reportKind';

type Filters = Readonly<Record<string, string | undefined>>;

function linkTo(path: string, filters: Filters): string {
  const query = new URLSearchParams({ period: 'custom' });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return href(`${path}?${query.toString()}`);
}

/** Link to the trips that a row of a report counts, or that all of its rows count. */
export function tripsOf(
  row: ReportRow<'load' | 'noShows'> | undefined,
  { by, from, to, terminalId, routeId }: ReportQuery<'load'> | ReportQuery<'noShows'>,
  noShows?: NonNullable<TripQuery['noShows']>,
): string {
  const isRoute = by === 'route' || by === 'routeAndWeekday';
  return linkTo(paths.superAdmin.trips, {
    from,
    to,
    route: (isRoute ? row?.id : undefined) ?? routeId,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    weekday: by === 'weekday' ? row?.id : row?.weekday?.toString(),
    noShows,
  });
}

/** Link to the ledger lines that a row counts, or that all of its rows count; of one type or of all. */
export function linesOf(
  row: ReportRow<'income'> | undefined,
  { by, from, to, terminalId }: ReportQuery<'income'>,
  type?: OperationType,
): string {
  const day = by === 'day' ? row?.id : undefined;
  return linkTo(paths.superAdmin.operations, {
    from: day ?? from,
    to: day ?? to,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    type,
    person: by === 'person' ? row?.id : undefined,
    method: by === 'method' ? row?.id : undefined,
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
