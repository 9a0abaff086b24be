import { useSummary } from '@motorpark/api';
import { Filters, Page, PeriodPicker, Section, TextLink } from '@motorpark/ui';
import { href, operationPath, paths } from '../../paths';
import { today } from '../../shell/today';
import { Feed } from './Feed';
import { IncomeOverTime } from './IncomeOverTime';
import { LiveCards } from './LiveCards';
import { SampleCards } from './SampleCards';
import { SampleOperations } from './SampleOperations';
import { TerminalFilter } from './TerminalFilter';
import { useLedgerQuery, withQuery, writeLedgerQuery } from './ledgerQuery';
import { OFFICE_FIGURES } from './liveFigures';
import { messages } from './messages';
import { SUPER_ADMIN_FIGURES } from './samples';

const NEWEST = 8;
const { operations, operation } = paths.superAdmin;

/** The company's dashboard: eight figures, income over time and the newest operations. */
export function SuperAdminDashboardScreen() {
  const { chosen, range, terminalId, change } = useLedgerQuery();
  const { summary, isSample, ...state } = useSummary({ ...range, terminalId }, { refreshInterval: 60_000 });
  if (isSample) return <SampleDashboard />;

  const asked = writeLedgerQuery({ chosen, terminalId, type: undefined });
  return (
    <Page
      title={messages.dashboard}
      actions={
        <Filters>
          <PeriodPicker
            value={chosen}
            today={today()}
            max={today()}
            onChange={(period) => change({ chosen: period })}
          />
          <TerminalFilter value={terminalId} onChange={(terminal) => change({ terminalId: terminal })} />
        </Filters>
      }
    >
      <LiveCards label={messages.figures} figures={OFFICE_FIGURES} summary={summary} {...state} />
      {(summary || state.isLoading) && <IncomeOverTime summary={summary} range={range} />}
      <Section
        title={messages.history}
        actions={<TextLink href={href(withQuery(operations, asked))}>{messages.seeAll}</TextLink>}
      >
        <Feed
          filter={{ ...range, terminalId }}
          newest={NEWEST}
          hrefOf={({ id }) => href(operationPath(operation, id))}
        />
      </Section>
    </Page>
  );
}

const SampleDashboard = () => (
  <Page title={messages.dashboard}>
    <SampleCards label={messages.figures} figures={SUPER_ADMIN_FIGURES} />
    <Section
      title={messages.history}
      actions={<TextLink href={href(operations)}>{messages.seeAll}</TextLink>}
    >
      <SampleOperations detailsPath={operation} />
    </Section>
  </Page>
);
