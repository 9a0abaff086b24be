import { useSummary } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { Feed } from './Feed';
import { LedgerToolbar } from './LedgerToolbar';
import { LiveCards } from './LiveCards';
import { SampleHistory } from './SampleHistory';
import { TerminalFilter } from './TerminalFilter';
import { operationHref, useLedgerQuery } from './ledgerQuery';
import { HISTORY_FIGURES } from './liveFigures';
import { messages } from './messages';

/** The company's ledger: what came in and went out in a period, and what it is the sum of. */
export function OfficeHistoryScreen() {
  const asked = useLedgerQuery();
  const { range, terminalId, type, change } = asked;
  const { summary, isSample, ...state } = useSummary({ ...range, terminalId });
  if (isSample) return <SampleHistory />;

  return (
    <Page title={messages.history}>
      <LedgerToolbar asked={asked}>
        <TerminalFilter value={terminalId} onChange={(terminal) => change({ terminalId: terminal })} />
      </LedgerToolbar>
      <LiveCards label={messages.figures} figures={HISTORY_FIGURES} summary={summary} {...state} />
      <Feed
        filter={{ ...range, terminalId, type }}
        hrefOf={({ id }) => href(operationHref(paths.superAdmin.operation, id, asked))}
      />
    </Page>
  );
}
