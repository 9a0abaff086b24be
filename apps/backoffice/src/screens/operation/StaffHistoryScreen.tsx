import { useSummary } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { Feed } from './Feed';
import { LedgerToolbar } from './LedgerToolbar';
import { LiveCards } from './LiveCards';
import { SampleOperations } from './SampleOperations';
import { operationHref, useLedgerQuery } from './ledgerQuery';
import { HISTORY_FIGURES } from './liveFigures';
import { messages } from './messages';

/** A terminal's own ledger. */
export function StaffHistoryScreen() {
  const asked = useLedgerQuery();
  const { range, type } = asked;
  const { summary, isSample, ...state } = useSummary(range);

  return (
    <Page title={messages.history}>
      {isSample ? (
        <SampleOperations detailsPath={paths.admin.operation} />
      ) : (
        <>
          <LedgerToolbar asked={asked} />
          <LiveCards label={messages.figures} figures={HISTORY_FIGURES} summary={summary} {...state} />
          <Feed
            filter={{ ...range, type }}
            hrefOf={({ id }) => href(operationHref(paths.admin.operation, id, asked))}
          />
        </>
      )}
    </Page>
  );
}
