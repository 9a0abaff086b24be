import { PAPER_NOTICE_DAYS, type Paper, addDays, formatDay, paperState } from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { today } from '../../shared/today';

export const lastDayOfNotice = () => addDays(today(), PAPER_NOTICE_DAYS);

/** The columns of a paper, in its list and on the dashboard. */
export const paperColumns: Column<Paper>[] = [
  {
    header: 'Vehicle or driver',
    cell: ({ vehicle, driver }) => vehicle || driver || '',
    isRowHeader: true,
    truncate: true,
  },
  { header: 'Kind', cell: ({ kind }) => kind, truncate: true },
  { header: 'Number', cell: ({ number }) => number, truncate: true, hides: 1 },
  {
    header: 'Valid until',
    cell: ({ expiresOn }) => formatDay(expiresOn),
    cardLabel: 'Valid until',
    sortBy: 'expiresOn',
  },
  {
    header: 'Status',
    cell: (paper) => <StatusBadge status={paperState(paper, today(), lastDayOfNotice())} />,
    card: 'badge',
  },
];
