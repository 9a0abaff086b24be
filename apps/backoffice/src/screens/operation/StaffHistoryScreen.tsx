import { useSummary } from '@motorpark/api';
import { FilterButtons, Filters, Page, PeriodPicker, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { today } from '../../shell/today';
import { Feed } from './Feed';
import { LiveCards } from './LiveCards';
import { SampleOperations } from './SampleOperations';
import { operationHref, useLedgerQuery } from './ledgerQuery';
import { HISTORY_FIGURES } from './liveFigures';
import { messages } from './messages';
import { TYPE_FILTER } from './typeFilter';

/** A terminal's own ledger (specification section 2.12). */
export function StaffHistoryScreen() {
  const asked = useLedgerQuery();
  const { chosen, range, type, change } = asked;
  const { summary, isSample, ...state } = useSummary(range);

  return (
    <Page title={messages.history}>
      {isSample ? (
        <SampleOperations detailsPath={paths.admin.operation} />
      ) : (
        <>
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
            </Filters>
          </Toolbar>
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
