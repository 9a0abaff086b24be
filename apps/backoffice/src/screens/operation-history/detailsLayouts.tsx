import {
  type Expense,
  OPERATION_TITLES,
  type OperationDetails,
  type Ticket,
  type Waybill,
  dispatchedAt,
  formatDateTime,
  formatDay,
  formatExpenseDate,
  formatNaira,
  formatPhone,
  nameSeats,
  displayStatus,
} from '@motorpark/domain';
import { type DescriptionItem, StatusBadge } from '@motorpark/ui';
import { ticketOverviewPath, waybillOverviewPath } from '../../paths';

interface DetailsSection {
  title: string;
  items: DescriptionItem[];
}

const time = (at: string | undefined) => at && formatDateTime(at);
const phone = (number: string | undefined) => number && formatPhone(number);
const amount = (kobo: number | undefined) => (kobo === undefined ? undefined : formatNaira(kobo));
const status = (word: string | undefined) => word && <StatusBadge status={word} />;
const between = (from: string | undefined, to: string | undefined) => from && to && `${from} to ${to}`;

/** Title of each of the three layouts (docs/operation.md). */
export function titleOf({ type, expense }: OperationDetails): string {
  return type === 'EXPENSE' && expense ? `${expense.expenseType} (Expenses)` : OPERATION_TITLES[type];
}

export function sectionsOf(details: OperationDetails): DetailsSection[] {
  const { ticket, waybill, expense } = details;
  return [
    ...(ticket ? ticketSections(ticket, details.passengerEmail) : []),
    ...(waybill ? waybillSections(waybill) : []),
    ...(expense ? expenseSections(expense) : []),
  ];
}

export interface RecordLink {
  label: string;
  path: string;
}

/** Link to the ticket or waybill of an operation; undefined for an expense. */
export function recordLink({ ticket, waybill }: OperationDetails): RecordLink | undefined {
  if (ticket) return { label: 'Open ticket', path: ticketOverviewPath(ticket.id) };
  if (waybill) return { label: 'Open waybill', path: waybillOverviewPath(waybill.id) };
  return undefined;
}

/** Description of the ledger line itself. */
export const recordOf = ({
  description,
  terminal,
  location,
  by,
  at,
}: OperationDetails): DescriptionItem[] => [
  { term: 'Description', value: description },
  { term: 'Terminal', value: terminal ?? location },
  { term: 'Recorded by', value: by },
  { term: 'Date and time', value: time(at) },
];

const ticketSections = (ticket: Ticket, passengerEmail: string | undefined): DetailsSection[] => [
  {
    title: 'Passenger',
    items: [
      { term: 'Passenger name', value: ticket.travelerName },
      { term: 'Passenger phone', value: phone(ticket.travelerPhone) },
      ...(passengerEmail === undefined ? [] : [{ term: 'Passenger email', value: passengerEmail }]),
    ],
  },
  {
    title: 'Ticket',
    items: [
      { term: 'Ticket number', value: ticket.number, isId: true },
      { term: 'Status', value: status(displayStatus(ticket)) },
      { term: 'Booking time', value: time(ticket.bookedAt) },
      { term: 'Departure time', value: time(ticket.travelDate) },
      { term: ticket.seats.length === 1 ? 'Seat number' : 'Seat numbers', value: nameSeats(ticket.seats) },
      { term: 'Route', value: ticket.routeId ?? between(ticket.origin, ticket.destination) },
    ],
  },
  {
    title: 'Payment',
    items: [
      { term: 'Amount', value: amount(ticket.amount) },
      { term: 'Payment method', value: ticket.paymentMethod },
      { term: 'Agent', value: ticket.bookedBy },
    ],
  },
];

const waybillSections = (waybill: Waybill): DetailsSection[] => [
  {
    title: 'Waybill',
    items: [
      { term: 'Waybill pin', value: waybill.number, isId: true },
      { term: 'Status', value: status(displayStatus(waybill)) },
      {
        term: 'Registration time',
        value: time(waybill.bookedAt) ?? (waybill.bookDate && formatDay(waybill.bookDate)),
      },
      { term: 'Dispatch time', value: time(dispatchedAt(waybill)) },
      { term: 'Item', value: waybill.description },
      { term: 'Quantity', value: waybill.quantity },
      { term: 'Route', value: between(waybill.originTerminal, waybill.destinationTerminal) },
    ],
  },
  {
    title: 'Sender and receiver',
    items: [
      { term: 'Sender name', value: waybill.senderName },
      { term: 'Sender phone', value: phone(waybill.senderPhone) },
      { term: 'Sender email', value: waybill.senderEmail },
      { term: 'Receiver name', value: waybill.receiverName },
      { term: 'Receiver phone', value: phone(waybill.receiverPhone) },
    ],
  },
  {
    title: 'Payment',
    items: [
      { term: 'Amount', value: amount(waybill.amount) },
      { term: 'Payment method', value: waybill.paymentMethod },
      { term: 'Agent', value: waybill.bookedBy },
    ],
  },
];

const expenseSections = (expense: Expense): DetailsSection[] => [
  {
    title: 'Expense',
    items: [
      { term: 'Expense type', value: expense.expenseType },
      { term: 'Description', value: expense.description },
      { term: 'Terminal', value: expense.terminal },
      { term: 'Approving officer', value: expense.approvingOfficer },
      { term: 'Date', value: expense.date && formatExpenseDate(expense.date) },
      { term: 'Payment method', value: expense.paymentMethod },
      { term: 'Amount', value: amount(expense.amount) },
      { term: 'Status', value: status(expense.status) },
    ],
  },
];
