import { ticketsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { TicketList } from './TicketList';
import { messages } from './messages';

/** The tickets that leave this terminal, or that arrive at it (docs/ticket.md). */
export const TicketsByDirectionScreen = () => (
  <DirectionPage titles={messages.directions} pathOf={ticketsPath}>
    {(direction) => <TicketList direction={direction} />}
  </DirectionPage>
);
