import type { TripQuery } from '@motorpark/api';
import type { OperationType, ReportRow } from '@motorpark/domain';
import { href, paths } from '../../paths';
import type { Asked } from './reportKind';

type Wishes = Readonly<Record<string, string | undefined>>;

function linkTo(path: string, wishes: Wishes): string {
  const query = new URLSearchParams({ period: 'custom' });
  for (const [name, value] of Object.entries(wishes)) if (value !== undefined) query.set(name, value);
  return href(`${path}?${query.toString()}`);
}

/** The trips that a row of a report counts, or all of its rows. */
export function tripsOf(
  row: ReportRow<'load' | 'noShows'> | undefined,
  { by, from, to, terminalId, routeId }: Asked<'load'> | Asked<'noShows'>,
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

/** The lines of the ledger that a row counts, or all of its rows: of one kind or of each. */
export function linesOf(
  row: ReportRow<'income'> | undefined,
  { by, from, to, terminalId }: Asked<'income'>,
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
