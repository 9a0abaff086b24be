import { useOperation, useTicket, useWaybill } from '@motorpark/api';
import {
  type OperationDetails,
  operationAmount,
  operationLabel,
  type Expense,
  OPERATION_TITLES,
  type Ticket,
  type Waybill,
  dispatchedAt,
  formatDateTime,
  formatDay,
  formatExpenseDate,
  formatNaira,
  paymentInWords,
  formatPhone,
  nameSeats,
  displayStatus,
} from '@motorpark/domain';
import {
  ButtonLink,
  Card,
  Columns,
  DescriptionList,
  EmptyState,
  Inline,
  Notice,
  Page,
  Spinner,
  SummaryCard,
  type DescriptionItem,
  StatusBadge,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { RecordHistory } from '../../shared/record/RecordHistory';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { OfficeActions } from './OfficeActions';
import { messages } from './messages';
import { entries } from './operationColumns';
import { listOf, withQuery } from './operationHref';

export const StaffOperationScreen = () => (
  <OperationScreen listPath={paths.admin.operations} linkOf={recordLink} />
);
export const OfficeOperationScreen = () => (
  <OperationScreen listPath={paths.superAdmin.operations} isOffice />
);

interface OperationScreenProps {
  listPath: string;
  /** Returns the link to the ticket or waybill, for users who may open it. */
  linkOf?: (details: OperationDetails) => RecordLink | undefined;
  /** Whether it shows the head office's actions, which can void the ticket or waybill. */
  isOffice?: boolean;
  /** Whether it is a sample, with which nothing can be done. */
  isSample?: boolean;
}

/** One operation with its ticket, waybill or expense, read-only. */
export function OperationScreen({
  listPath,
  linkOf,
  isOffice = false,
  isSample = false,
}: OperationScreenProps) {
  const [query] = useSearchParams();
  const { operation, failure, isLoading, refresh } = useOperation(query.get('id') ?? '');
  const office = useOfficeRecord(isOffice ? operation : undefined);
  const backHref = href(withQuery(listPath, listOf(query)));
  const frame = (title: string, content: ReactNode, actions?: ReactNode) => (
    <Page title={title} back={{ label: messages.back, href: backHref }} actions={actions}>
      {content}
    </Page>
  );

  if (operation && isSample) {
    return frame(
      titleOf(operation),
      <>
        <Notice tone="info">{messages.sampleDetails}</Notice>
        <Details details={operation} />
      </>,
    );
  }
  if (operation) {
    const link = linkOf?.(operation);
    const record = office.ticket ?? office.waybill;
    // Both are read anew after an act on this page; the ticket or waybill is shown as the act has answered it.
    const { ticket = operation.ticket, waybill = operation.waybill } = office;
    return frame(
      titleOf(operation),
      <>
        <Details details={{ ...operation, ticket, waybill }} />
        {isOffice && record && <RecordHistory of={nameOf(office)} history={record.history} />}
      </>,
      isOffice ? (
        <Inline gap={2}>
          <OfficeActions {...office} operation={operation.id} />
        </Inline>
      ) : (
        link && <ButtonLink href={href(link.path)}>{link.label}</ButtonLink>
      ),
    );
  }
  if (isLoading || !failure) return frame(messages.details, <Spinner label={messages.loading} />);
  // An operation of an unknown type has no layout.
  if (failure.kind === 'unknown') return frame(messages.details, <EmptyState text={messages.invalid} />);
  if ('status' in failure && failure.status === 404) {
    return frame(messages.details, <EmptyState text={messages.gone} />);
  }
  return frame(
    messages.details,
    <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />,
  );
}

const nameOf = ({ ticket, waybill }: Pick<OperationDetails, 'ticket' | 'waybill'>) =>
  ticket ? `ticket ${ticket.number}` : `waybill ${waybill?.number}`;

function Details({ details }: { details: OperationDetails }) {
  return (
    <>
      <VoidNotice one="ticket" voided={details.ticket?.voided} refunded={details.ticket?.refunded} />
      <VoidNotice one="waybill" voided={details.waybill?.voided} />
      {details.isReversal && <Notice tone="info">{messages.reversal}</Notice>}
      <Columns
        asideLabel={messages.record}
        aside={
          <>
            <SummaryCard label={messages.amount} value={operationAmount(details)} />
            <Card title={messages.record}>
              <DescriptionList items={recordOf(details)} />
            </Card>
          </>
        }
      >
        {sectionsOf(details).map(({ title, items }) => (
          <Card key={title} title={title}>
            <DescriptionList items={items} layout="stacked" />
          </Card>
        ))}
      </Columns>
    </>
  );
}

/** Loads the ticket or waybill of an operation with its history, for the head office. */
const useOfficeRecord = (details: OperationDetails | undefined) => ({
  ticket: useTicket(details?.ticket?.id, details?.ticket).row,
  waybill: useWaybill(details?.waybill?.id, details?.waybill).row,
});

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
function titleOf({ type, expense, isLuggage }: OperationDetails): string {
  if (isLuggage) return operationLabel({ type, isLuggage });
  return type === 'EXPENSE' && expense ? `${expense.expenseType} (Expenses)` : OPERATION_TITLES[type];
}

function sectionsOf(details: OperationDetails): DetailsSection[] {
  const { ticket, waybill, expense } = details;
  return [
    ...(ticket ? ticketSections(ticket, details.passengerEmail) : []),
    ...(waybill ? waybillSections(waybill) : []),
    ...(expense ? expenseSections(expense) : []),
    ...(details.entry && !(ticket ?? waybill ?? expense) ? [entrySection(details)] : []),
  ];
}

/** What the ledger of all terminals knows of a record that the user may not see. */
const entrySection = (details: OperationDetails): DetailsSection => ({
  title: operationLabel(details),
  items: entries.map(({ header, cell }) => ({ term: header, value: cell(details, 0) })),
});

interface RecordLink {
  label: string;
  path: string;
}

/** Link to the ticket or waybill of an operation; undefined for an expense. */
function recordLink({ ticket, waybill }: OperationDetails): RecordLink | undefined {
  if (ticket) return { label: 'Open ticket', path: ticketOverviewPath(ticket.id) };
  if (waybill) return { label: 'Open waybill', path: waybillOverviewPath(waybill.id) };
  return undefined;
}

/** Description of the ledger line itself. */
const recordOf = ({ description, terminal, location, by, at }: OperationDetails): DescriptionItem[] => [
  { term: 'Description', value: description },
  { term: 'Terminal', value: terminal ?? location },
  { term: 'Recorded by', value: by },
  { term: 'Date and time', value: time(at) },
];

const paymentSection = (sale: Ticket | Waybill): DetailsSection => ({
  title: 'Payment',
  items: [
    { term: 'Amount', value: amount(sale.amount) },
    { term: 'Payment method', value: paymentInWords(sale) },
    { term: 'Agent', value: sale.bookedBy },
  ],
});

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
  paymentSection(ticket),
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
  paymentSection(waybill),
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
      { term: 'Payment method', value: undefined },
      { term: 'Amount', value: amount(expense.amount) },
      { term: 'Status', value: status(expense.status) },
    ],
  },
];
