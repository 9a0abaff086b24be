import type { Ticket } from '@motorpark/domain';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { TicketCode } from '../../print/QrCode/TicketCode';
import { PrintActions, type PrintControls } from '../overview/PrintActions';
import { Card, CodeFrame, Foot, Section, SectionTitle, RecordId } from '../overview/overview.styles';
import { sectionsOf } from './ticketSections';

export interface TicketOverviewProps extends PrintControls {
  ticket: Ticket;
}

/** The overview of a ticket that was just booked, for the clerk to check with the passenger before it is printed. */
export function TicketOverview({ ticket, ...printing }: TicketOverviewProps) {
  return (
    <Card aria-label={`Ticket ${ticket.number}`}>
      {sectionsOf(ticket).map(({ title, items }) => (
        <Section key={title} aria-label={title}>
          <SectionTitle>{title}</SectionTitle>
          <DescriptionList items={items} layout="stacked" />
        </Section>
      ))}
      <Foot>
        <CodeFrame>
          <TicketCode ticket={ticket} size={30} />
        </CodeFrame>
        <RecordId>
          <div>
            <dt>Ticket ID</dt>
            <dd>{ticket.number}</dd>
          </div>
        </RecordId>
        {!ticket.erased && <PrintActions label="Save & Print" {...printing} />}
      </Foot>
    </Card>
  );
}
