import { Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { ticketsPath } from '../../paths';
import { DirectionLinks } from '../../shared/direction/DirectionLinks';
import { directionIn } from '../../shared/direction/directionIn';
import { TicketList } from './TicketList';
import { messages } from './messages';

/** The tickets of those who leave this terminal, or of those who come to it (docs/ticket.md). */
export function TicketsByDirectionScreen() {
  const [query] = useSearchParams();
  const direction = directionIn(query);
  return (
    <Page
      title={messages.directions[direction]}
      actions={<DirectionLinks chosen={direction} pathOf={ticketsPath} />}
    >
      <TicketList key={direction} direction={direction} />
    </Page>
  );
}
