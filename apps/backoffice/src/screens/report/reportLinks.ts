import { type ReportDefinition, type ReportRow, addDays, dimensionsOf, firstOf } from '@motorpark/domain';
import { href, paths, ticketOverviewPath } from '../../paths';
import type { ReportQuery } from './useReportQuery';

type Filters = Readonly<Record<string, string | undefined>>;

function linkTo(path: string, filters: Filters): string {
  const query = new URLSearchParams({ period: 'custom' });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return href(`${path}?${query.toString()}`);
}

const nextMonth = (month: string) => addDays(firstOf(month), 31).slice(0, 7);

/** The filters of a list that lead to what a row counts: its days, and for each other dimension the filter of the same name. */
function filtersOf(row: ReportRow, by: ReportQuery['by']): Filters {
  const { day, month, ...others }: Filters = Object.fromEntries(dimensionsOf(by, row));
  if (day !== undefined) return { from: day, to: day };
  return month === undefined ? others : { from: firstOf(month), to: addDays(firstOf(nextMonth(month)), -1) };
}

/**
 * Link to what a figure of a row counts, or of all rows: the list narrowed as the report, the row and the figure say. One ticket is opened itself; several, which
 * no list can show together, have no link.
 */
export function countedOf(
  { counts }: Pick<ReportDefinition, 'counts'>,
  { by, from, to, terminalId, routeId }: ReportQuery,
  row: ReportRow | undefined,
  narrowed: Filters,
): string | undefined {
  if (counts === 'tickets')
    return row?.ticket === undefined ? undefined : href(ticketOverviewPath(row.ticket, paths.superAdmin));
  const { from: first = from, to: last = to, ...filters } = row ? filtersOf(row, by) : {};
  return linkTo(paths.superAdmin[counts], {
    from: first > from ? first : from,
    to: last < to ? last : to,
    route: routeId,
    terminal: terminalId,
    ...filters,
    ...narrowed,
  });
}
