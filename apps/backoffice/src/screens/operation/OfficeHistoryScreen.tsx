import { useSummary } from '@motorpark/api';
import { FilterButtons, Filters, Page, PeriodPicker, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { today } from '../../shell/today';
import { Feed } from './Feed';
import { LiveCards } from './LiveCards';
import { SampleHistory } from './SampleHistory';
import { TerminalFilter } from './TerminalFilter';
import { operationHref, useLedgerQuery } from './ledgerQuery';
import { HISTORY_FIGURES } from './liveFigures';
import { messages } from './messages';
import { TYPE_FILTER } from './typeFilter';

/** The company's ledger (specification section 2.10): what came in and went out in a period, and what it is the sum of. */
export function OfficeHistoryScreen() {
  const asked = useLedgerQuery();
  const { chosen, range, terminalId, type, change } = asked;
  const { summary, isSample, ...state } = useSummary({ ...range, terminalId });
  if (isSample) return <SampleHistory />;

  return (
    <Page title={messages.history}>
      <Toolbar
        actions={
          <FilterButtons
            label={messages.type}
            options={TYPE_FILTER}
            value={type}
            onChange={(chosenType) => change({ type: chosenType })}
          />
        }
      >
        <Filters>
          <PeriodPicker
            value={chosen}
            today={today()}
            max={today()}
            onChange={(period) => change({ chosen: period })}
          />
          <TerminalFilter value={terminalId} onChange={(terminal) => change({ terminalId: terminal })} />
        </Filters>
      </Toolbar>
      <LiveCards label={messages.figures} figures={HISTORY_FIGURES} summary={summary} {...state} />
      <Feed
        filter={{ ...range, terminalId, type }}
        hrefOf={({ id }) => href(operationHref(paths.superAdmin.operation, id, asked))}
      />
    </Page>
  );
}
