import { formatDateTime, formatNaira, formatPhone, type Ticket } from '@motorpark/domain';
import { Button, PrintIcon } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { PaperChoice } from '../../print/PaperChoice/PaperChoice';
import type { PaperSize } from '../../print/paper';
import { QrCode } from '../../print/QrCode/QrCode';
import {
  Actions,
  Card,
  CodeFrame,
  Foot,
  Section,
  SectionTitle,
  SeatLines,
  RecordId,
} from '../overview/overview.styles';

export interface TicketOverviewProps {
  ticket: Ticket;
  /** What the printer holds. */
  paper: PaperSize;
  onPaperChange: (paper: PaperSize) => void;
  /** The clerk wants the receipt. Not called again while `isPrinting`. */
  onSaveAndPrint: () => void;
  /** The print dialog is being opened. */
  isPrinting?: boolean | undefined;
}

/** A ticket just booked, for the clerk to check with the passenger before it is printed. */
export function TicketOverview({
  ticket,
  paper,
  onPaperChange,
  onSaveAndPrint,
  isPrinting,
}: TicketOverviewProps) {
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
          <QrCode value={ticket.number} size={30} label={`QR code of ticket ${ticket.number}`} />
        </CodeFrame>
        <RecordId>
          <div>
            <dt>Ticket ID</dt>
            <dd>{ticket.number}</dd>
          </div>
        </RecordId>
        <Actions>
          <PaperChoice value={paper} onChange={onPaperChange} />
          <Button variant="primary" icon={PrintIcon} isBusy={isPrinting} onClick={onSaveAndPrint}>
            Save & Print
          </Button>
        </Actions>
      </Foot>
    </Card>
  );
}

const phone = (number: string) => number && formatPhone(number);

/** Specification section 2.19; what is missing reads 'N/A'. */
const sectionsOf = (ticket: Ticket) => [
  {
    title: 'Passenger Info',
    items: [
      { term: 'Passenger name', value: ticket.travelerName },
      { term: 'Mobile number', value: phone(ticket.travelerNumber) },
      { term: 'Next of kin mobile number', value: phone(ticket.nextOfKinNumber) },
      { term: 'Travel date', value: ticket.travelDate && formatDateTime(ticket.travelDate) },
    ],
  },
  {
    title: 'Ticket Info',
    items: [
      { term: 'Vehicle type', value: ticket.vehicleType },
      { term: 'Vehicle number', value: ticket.vehicleNumber },
      { term: ticket.seats.length === 1 ? 'Seat number' : 'Seat numbers', value: seatLines(ticket.seats) },
    ],
  },
  {
    title: 'Payment',
    items: [
      { term: 'Amount paid', value: ticket.amount === undefined ? undefined : formatNaira(ticket.amount) },
      { term: 'Payment method', value: ticket.paymentMethod },
    ],
  },
];

const seatLines = (seats: readonly number[]) =>
  seats.length > 0 && (
    <SeatLines>
      {seats.map((seat) => (
        <li key={seat}>Seat {seat}</li>
      ))}
    </SeatLines>
  );
