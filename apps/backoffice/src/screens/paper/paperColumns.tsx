import { PAPER_LIST, today } from '@motorpark/api';
import { PAPER_NOTICE_DAYS, type Paper, addDays, paperState } from '@motorpark/domain';
import { StatusBadge } from '@motorpark/ui';
import { listColumns } from '../../shared/list/listColumns';

export const lastDayOfNotice = () => addDays(today(), PAPER_NOTICE_DAYS);

/** The columns of a paper, in its list and on the dashboard. */
export const paperColumns = listColumns<Paper, typeof PAPER_LIST>(PAPER_LIST, {
  holder: ({ vehicle, driver }) => vehicle || driver || '',
  status: (paper) => <StatusBadge status={paperState(paper, today(), lastDayOfNotice())} />,
});
