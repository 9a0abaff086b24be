import {
  ERASED,
  TICKET_FIELDS,
  type Ticket,
  type TicketFields,
  UNNAMED,
  confirmationInWords,
  formatDateTime,
  formatNaira,
  passengersOf,
  seatsHeld,
} from '@motorpark/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, PrintIcon } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { type Places, placed } from '../../data/fieldPlaces';
import { Thumb } from '../../layout/Toolbar/Thumb';
import { PaperChoice } from '../../print/PaperChoice/PaperChoice';
import type { PaperSize } from '../../print/paper';
import { TicketCode } from '../../print/QrCode/TicketCode';
import { refuseHeldEnter } from '../../flow/Wizard/heldEnter';
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

const PASSENGER = 'Passenger Info';
const TICKET = 'Ticket Info';
const PAYMENT = 'Payment';

const PLACES: Places<TicketFields, Ticket, ReactNode> = {
  // What is known of its trip stands in its place.
  tripId: null,
  travelerName: { part: PASSENGER, term: 'Passenger name' },
  travelerPhone: { part: PASSENGER },
  nextOfKinPhone: { part: PASSENGER },
  dateOfBirth: null,
  // Said where they are known: not every server keeps them.
  travelerAddress: null,
  nextOfKinName: null,
  // Each stands at their seat.
  companions: null,
  seats: {
    part: TICKET,
    term: (ticket: Ticket) => (seatsHeld(ticket).length === 1 ? 'Seat number' : 'Seat numbers'),
    value: seatLines,
  },
  amount: { part: PAYMENT },
  paymentMethod: { part: PAYMENT, term: 'Payment method' },
  // Said where there is one.
  paymentReference: null,
};

/** What is missing reads 'N/A' (docs/ticket.md). */
function sectionsOf(ticket: Ticket) {
  const placedIn = placed(TICKET_FIELDS, PLACES, ticket);
  return [
    {
      title: PASSENGER,
      items: [
        ...placedIn(PASSENGER),
        ...knownFacts(ticket),
        { term: 'Travel date', value: ticket.travelDate && formatDateTime(ticket.travelDate) },
      ],
    },
    {
      title: TICKET,
      items: [
        { term: 'Vehicle type', value: ticket.vehicleType },
        { term: 'Vehicle number', value: ticket.vehicleNumber },
        ...placedIn(TICKET),
      ],
    },
    { title: PAYMENT, items: [...fareLines(ticket), ...placedIn(PAYMENT), ...settledLines(ticket)] },
  ];
}

/** How the amount comes about, where each seat has its fare. */
const fareLines = ({ fare, ...ticket }: Ticket) =>
  fare === undefined
    ? []
    : [
        { term: 'Fare per seat', value: formatNaira(fare) },
        { term: 'Seats', value: seatsHeld(ticket).length },
      ];

/** What was settled beside the price. */
const settledLines = ({
  paymentReference,
  confirmation,
  fees,
  rescheduledAt,
  refunded,
  refundedBy,
}: Ticket) =>
  [
    { term: TICKET_FIELDS.paymentReference.label, value: paymentReference || undefined },
    { term: 'Confirmation', value: confirmation && confirmationInWords(confirmation) },
    { term: 'Fee for rescheduling', value: fees === undefined ? undefined : formatNaira(fees) },
    { term: 'Rescheduled', value: rescheduledAt && formatDateTime(rescheduledAt) },
    { term: 'Handed back', value: refunded === undefined ? undefined : formatNaira(refunded) },
    { term: 'Paid back with', value: refundedBy },
  ].filter(({ value }) => value !== undefined);

const knownFacts = ({ travelerAddress, nextOfKinName }: Ticket) =>
  [
    { term: TICKET_FIELDS.travelerAddress.label, value: travelerAddress },
    { term: TICKET_FIELDS.nextOfKinName.label, value: nextOfKinName },
  ].filter(({ value }) => value !== undefined && value !== '');

/** Each seat, with who sits in it where there is more than one. */
function seatLines(ticket: Ticket) {
  if (ticket.unseatedSince !== undefined) return 'No seat now';
  if (ticket.seats.length === 0) return false;
  const passengers = ticket.companions === undefined ? [] : passengersOf(ticket);
  const inSeat = (seat: number) => {
    const passenger = passengers.find((one) => one.seat === seat);
    return passenger && passengers.length > 1
      ? `: ${passenger.name || (ticket.erased ? ERASED : UNNAMED)}`
      : '';
  };
  return (
    <SeatLines>
      {ticket.seats.map((seat) => (
        <li key={seat}>
          Seat {seat}
          {inSeat(seat)}
        </li>
      ))}
    </SeatLines>
  );
}
