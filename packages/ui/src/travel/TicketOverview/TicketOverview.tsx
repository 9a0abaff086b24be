import {
  confirmationInWords,
  ERASED,
  formatDateTime,
  formatDeparture,
  formatNaira,
  luggageInWords,
  PASSENGER_KIND_LABELS,
  passengersOf,
  type Region,
  seatsHeld,
  type Ticket,
  TICKET_FIELDS,
  type TicketFields,
  UNNAMED,
  busText,
  paymentInWords,
} from '@motorpark/domain';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { discountFacts } from '../../data/discountFacts';
import { fareFacts } from '../../data/fareFacts';
import { fieldsByPart, type Places } from '../../data/fieldPlaces';
import { type Locale, type Say, useLocale } from '../../locale';
import { TicketCode } from '../../print/QrCode/QrCode';
import {
  Card,
  CodeFrame,
  Foot,
  RecordId,
  SeatLines,
  Section,
  SectionTitle,
} from '../overview/overview.styles';
import { PrintActions, type PrintControls } from '../overview/PrintActions';

export interface TicketOverviewProps extends PrintControls {
  /** The ticket as it was sold. */
  ticket: Ticket;
  /** Returns the address of another ticket, by its number. */
  ticketHref: (number: string) => string;
}

/** The overview of a ticket that was just booked, for the clerk to check with the passenger before it is printed. */
export function TicketOverview({ ticket, ticketHref, ...printing }: TicketOverviewProps) {
  const locale = useLocale();
  const { say } = locale;
  return (
    <Card aria-label={say('Ticket {number}', { number: ticket.number })}>
      {sectionsOf(ticket, ticketHref, locale).map(({ title, items }) => (
        <Section key={title} aria-label={say(title)}>
          <SectionTitle>{say(title)}</SectionTitle>
          <DescriptionList items={items} layout="stacked" />
        </Section>
      ))}
      <Foot>
        <CodeFrame>
          <TicketCode ticket={ticket} size={30} />
        </CodeFrame>
        <RecordId>
          <div>
            <dt>{say('Ticket ID')}</dt>
            <dd>{ticket.number}</dd>
          </div>
        </RecordId>
        {!ticket.erased && <PrintActions label={say('Save & Print')} {...printing} />}
      </Foot>
    </Card>
  );
}

const [PASSENGER, TICKET, PAYMENT] = ['Passenger Info', 'Ticket Info', 'Payment'] as const;

const PLACES: Places<TicketFields, Ticket, ReactNode> = {
  // Replaced by the facts of its trip.
  tripId: null,
  travelerName: { part: PASSENGER, term: 'Passenger name' },
  travelerPhone: { part: PASSENGER },
  nextOfKinPhone: { part: PASSENGER },
  dateOfBirth: null,
  // Shown only if known (`knownFacts`): not every server stores them.
  travelerAddress: null,
  nextOfKinName: null,
  // Shown at the seat, and only where there is one (`knownFacts`).
  travelerKind: null,
  infants: null,
  accompaniedBy: null,
  aloneReason: null,
  // Shown at their seats (`seatLines`).
  companions: null,
  seats: {
    part: TICKET,
    term: (ticket: Ticket) => (seatsHeld(ticket).length === 1 ? 'Seat number' : 'Seat numbers'),
    value: seatLines,
  },
  amount: { part: PAYMENT },
  paymentMethod: { part: PAYMENT, term: 'Payment method', value: paymentInWords },
  nonCash: null,
  // Shown only if there is one (`settledLines`).
  paymentReference: null,
  // Shown only if there is one (`discountFacts`).
  discount: null,
  discountReason: null,
};

/** Returns the sections of a ticket's overview, in order. A missing value reads 'N/A' (docs/ticket.md). */
function sectionsOf(ticket: Ticket, ticketHref: TicketOverviewProps['ticketHref'], locale: Locale) {
  const { region } = locale;
  const itemsOf = fieldsByPart(TICKET_FIELDS, PLACES, ticket, locale);
  return [
    {
      title: PASSENGER,
      items: [
        ...itemsOf(PASSENGER),
        ...knownFacts(ticket),
        ...travelsWith(ticket, ticketHref),
        { term: 'Travel date', value: ticket.travelDate && formatDeparture(ticket.travelDate, region) },
      ],
    },
    {
      title: TICKET,
      items: [
        { term: 'Vehicle type', value: ticket.vehicleType },
        { term: 'Vehicle number', value: busText(ticket.vehicleNumber) },
        ...itemsOf(TICKET),
      ],
    },
    {
      title: PAYMENT,
      items: [
        ...fareFacts(ticket, 'Seats', region),
        ...discountFacts(ticket, locale),
        ...itemsOf(PAYMENT),
        ...settledLines(ticket, region),
      ],
    },
  ];
}

/** Returns what was settled besides the price. */
const settledLines = (
  {
    paymentReference,
    confirmation,
    fees,
    luggage,
    rescheduledAt,
    rescheduledWith,
    refunded,
    refundedBy,
  }: Ticket,
  region: Region,
) =>
  [
    { term: TICKET_FIELDS.paymentReference.label, value: paymentReference || undefined },
    { term: 'Confirmation', value: confirmation && confirmationInWords(confirmation, region) },
    { term: 'Luggage', value: luggage && luggageInWords(luggage, region) },
    { term: 'Fee for rescheduling', value: fees === undefined ? undefined : formatNaira(fees, region) },
    { term: 'Rescheduling paid with', value: rescheduledWith },
    { term: 'Rescheduled', value: rescheduledAt && formatDateTime(rescheduledAt, region) },
    { term: 'Handed back', value: refunded === undefined ? undefined : formatNaira(refunded, region) },
    { term: 'Paid back with', value: refundedBy },
  ].filter(({ value }) => value !== undefined);

const knownFacts = ({ travelerAddress, nextOfKinName, infants, aloneReason }: Ticket) =>
  [
    { term: TICKET_FIELDS.travelerAddress.label, value: travelerAddress },
    { term: TICKET_FIELDS.nextOfKinName.label, value: nextOfKinName },
    { term: TICKET_FIELDS.infants.label, value: infants },
    { term: TICKET_FIELDS.aloneReason.label, value: aloneReason },
  ].filter(({ value }) => value !== undefined && value !== '');

/** Returns the tickets of those who travel together with this one's passengers, as links. */
const travelsWith = (
  { accompaniedBy, accompanies = [] }: Ticket,
  ticketHref: TicketOverviewProps['ticketHref'],
) =>
  [
    { term: TICKET_FIELDS.accompaniedBy.label, numbers: accompaniedBy ? [accompaniedBy] : [] },
    { term: 'Children’s tickets', numbers: accompanies },
  ]
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ term, numbers }) => ({
      term,
      value: numbers.map((number, place) => (
        <Fragment key={number}>
          {place > 0 && ', '}
          <TextLink href={ticketHref(number)} isInline>
            {number}
          </TextLink>
        </Fragment>
      )),
    }));

/** Returns each seat, with its passenger if there is more than one. */
function seatLines(ticket: Ticket, _: Region, say: Say) {
  if (ticket.unseatedSince !== undefined) return say('No seat now');
  if (ticket.seats.length === 0) return false;
  const passengers = passengersOf(ticket);
  const inSeat = (seat: number) => {
    const passenger = passengers.find((one) => one.seat === seat);
    const name = passenger && passengers.length > 1 && (passenger.name || (ticket.erased ? ERASED : UNNAMED));
    const kind = passenger?.kind === 'child' && PASSENGER_KIND_LABELS.child.toLowerCase();
    const said = [name, kind].filter(Boolean).join(', ');
    return said && `: ${said}`;
  };
  return (
    <SeatLines>
      {ticket.seats.map((seat) => (
        <li key={seat}>
          {say('Seat {seat}', { seat })}
          {inSeat(seat)}
        </li>
      ))}
    </SeatLines>
  );
}
