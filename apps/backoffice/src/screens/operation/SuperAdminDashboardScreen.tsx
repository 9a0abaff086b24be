import { useSummary } from '@motorpark/api';
import { rangeOf } from '@motorpark/domain';
import { Filters, Page, PeriodPicker, Section, TextLink } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, recordPath, paths } from '../../paths';
import { today } from '../../shared/today';
import { RECENT } from '../../shared/list/period';
import { useListQuery } from '../../shared/list/useListQuery';
import { SetUpNotice } from '../company/SetUpNotice';
import { Feed } from './Feed';
import { IncomeOverTime } from './IncomeOverTime';
import { FigureCards } from './FigureCards';
import { TerminalFilter } from './TerminalFilter';
import { OFFICE_FIGURES } from './figures';
import { messages } from './messages';
import { linesPath, withQuery } from './operationHref';

const NEWEST = 8;
const { operations, operation } = paths.superAdmin;

/** The company's dashboard: eight figures, income over time and the newest operations. */
export function SuperAdminDashboardScreen() {
  const listQuery = useListQuery({ usual: RECENT, filters: ['terminal'] });
  const { period = { period: RECENT }, choosePeriod, chosen, narrow } = listQuery;
  const [link] = useSearchParams();
  const range = rangeOf(period.period, today(), period.days);
  const terminalId = chosen('terminal');
  const { summary, ...state } = useSummary({ ...range, terminalId }, { refreshInterval: 60_000 });
  const isSample = state.source === 'sample';

  return (
    <Page
      title={messages.dashboard}
      actions={
        !isSample && (
          <Filters>
            <PeriodPicker value={period} today={today()} max={today()} onChange={choosePeriod} />
            <TerminalFilter value={terminalId} onChange={(terminal) => narrow('terminal', terminal)} />
          </Filters>
        )
      }
    >
      <SetUpNotice />
      <FigureCards
        label={messages.figures}
        figures={OFFICE_FIGURES}
        summary={summary}
        linesAt={(type) => linesPath(operations, link, type)}
        {...state}
      />
      {!isSample && (summary || state.isLoading) && <IncomeOverTime summary={summary} range={range} />}
      <Section
        title={messages.history}
        actions={<TextLink href={href(withQuery(operations, link))}>{messages.seeAll}</TextLink>}
      >
        <Feed
          filter={{ ...range, terminalId }}
          newest={NEWEST}
          hrefOf={({ id }) => href(recordPath(operation, id))}
        />
      </Section>
    </Page>
  );
}
