import type { Ticket } from '@motorpark/domain';
import { useEffect, useRef } from 'react';
import { Button, PrintIcon } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { Thumb } from '../../layout/Toolbar/Thumb';
import { PaperChoice } from '../../print/PaperChoice/PaperChoice';
import type { PaperSize } from '../../print/paper';
import { TicketCode } from '../../print/QrCode/TicketCode';
import { refuseHeldEnter } from '../../flow/Wizard/heldEnter';
import { Actions, Card, CodeFrame, Foot, Section, SectionTitle, RecordId } from '../overview/overview.styles';
import { sectionsOf } from './ticketSections';

export interface TicketOverviewProps {
  ticket: Ticket;
  /** What the printer holds. */
  paper: PaperSize;
  onPaperChange: (paper: PaperSize) => void;
  /** The clerk wants the receipt. Not called again while `isPrinting`. */
  onSaveAndPrint: () => void;
  /** The print dialog is being opened. */
  isPrinting?: boolean | undefined;
  /** It was sold a moment ago: Save & Print has the focus, so that Enter prints. */
  isJustSold?: boolean | undefined;
}

/** A ticket just booked, for the clerk to check with the passenger before it is printed. */
export function TicketOverview({
  ticket,
  paper,
  onPaperChange,
  onSaveAndPrint,
  isPrinting,
  isJustSold = false,
}: TicketOverviewProps) {
  const printButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustSold) printButton.current?.focus();
  }, [isJustSold]);

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
        {!ticket.erased && (
          <Actions>
            <PaperChoice value={paper} onChange={onPaperChange} />
            <Thumb>
              <Button
                ref={printButton}
                variant="primary"
                icon={PrintIcon}
                isBusy={isPrinting}
                onClick={onSaveAndPrint}
                // The Enter that sold the ticket, held a moment too long, must not print it.
                onKeyDown={refuseHeldEnter}
              >
                Save & Print
              </Button>
            </Thumb>
          </Actions>
        )}
      </Foot>
    </Card>
  );
}
