import { Filters, Page } from '@motorpark/ui';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { useListQuery } from '../../shared/list/useListQuery';
import { DepartureBoard } from './DepartureBoard';
import { messages } from './departureMessages';

/** The board of one terminal, or of all that the user has: a manager's own, for the head office those of the company. */
export function DeparturesScreen() {
  const { chosen, narrow } = useListQuery({ filters: ['terminal'] });
  const terminalId = chosen('terminal');
  return (
    <Page
      title={messages.title}
      actions={
        <Filters>
          <TerminalFilter value={terminalId} onChange={(terminal) => narrow('terminal', terminal)} />
        </Filters>
      }
    >
      <DepartureBoard terminalId={terminalId} isOfSeveral={terminalId === undefined} />
    </Page>
  );
}
