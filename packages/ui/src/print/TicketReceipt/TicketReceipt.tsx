import { formatReceiptDate, type Instant, type Ticket } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import type { PaperSize } from '../paper';
import { TicketCode } from '../QrCode/TicketCode';
import { FactPart } from '../receipt/FactList';
import { isUnbroken } from '../receipt/unbroken';
import {
  ReceiptAwaiting,
  ReceiptCopy,
  ReceiptHead,
  ReceiptTerms,
  ReceiptVoid,
  type Reprint,
} from '../receipt/ReceiptParts';
import { CodePart, Heading, Number, NumberLine, Thanks, Title } from '../receipt/receipt.styles';
import { ReceiptUnseated, TicketJourney, TicketSignature } from './TicketParts';
import { passengerFacts, paymentFacts } from './ticketFacts';
import { Receipt } from './TicketReceipt.styles';

export type TicketCopy = 'customer' | 'company';

export interface TicketReceiptProps {
  ticket: Ticket;
  letterhead: Letterhead;
  /** When it is printed: the receipt date. */
  printedAt: Instant;
  /** Which copy it is; undefined for the original. */
  reprint?: Reprint;
  /** The customer's copy carries the terms, the company's copy the customer's signature to them. */
  copy?: TicketCopy | undefined;
}

const TITLES: Record<TicketCopy, string> = {
  customer: 'Official Ticket Receipt - Customer Copy',
  company: 'Official Ticket Receipt - Company Copy',
};

const REFUND_TITLES: Record<TicketCopy, string> = {
  customer: 'Ticket Refund - Customer Copy',
  company: 'Ticket Refund - Company Copy',
};

/** The most a QR code may be wide, in millimetres. */
const CODE_SIZES: Record<PaperSize, number> = { '58mm': 30, '80mm': 30, A4: 34 };

/**
 * The ticket that a passenger travels with. It sets itself by the `Paper` (or `PrintSheet`) it stands on: one column on
 * a roll, a page on A4. What a server left out reads 'N/A'. A voided one says so; of one that was refunded it is the refund slip, to be
 * signed by whoever got the money.
 */
export function TicketReceipt({
  ticket,
  letterhead,
  printedAt,
  reprint,
  copy = 'customer',
}: TicketReceiptProps) {
  const paper = usePaper();
  const isRefund = ticket.refunded !== undefined;
  const title = (isRefund ? REFUND_TITLES : TITLES)[copy];
  return (
    <Receipt $paper={paper} aria-label={title}>
      <ReceiptHead letterhead={letterhead} paper={paper} />
      <Title $paper={paper}>
        <Heading $paper={paper}>{title}</Heading>
        <p>{formatReceiptDate(printedAt)}</p>
        <NumberLine $paper={paper}>
          <Number $paper={paper} data-unbroken={isUnbroken(ticket.number || 'N/A')}>
            {ticket.number || 'N/A'}
          </Number>
          <ReceiptCopy reprint={reprint} paper={paper} />
        </NumberLine>
        <ReceiptVoid voided={ticket.voided} paper={paper} />
        <ReceiptAwaiting of={ticket} paper={paper} />
        <ReceiptUnseated ticket={ticket} paper={paper} />
      </Title>
      <TicketJourney ticket={ticket} paper={paper} />
      <FactPart title="Passenger" facts={passengerFacts(ticket)} paper={paper} />
      <FactPart title="Payment" facts={paymentFacts(ticket)} paper={paper} />
      <CodePart $paper={paper}>
        <TicketCode ticket={ticket} size={CODE_SIZES[paper]} />
      </CodePart>
      {copy === 'customer' && !isRefund ? (
        <>
          <ReceiptTerms terms={letterhead.ticketTerms} paper={paper} />
          {letterhead.ticketThanks && <Thanks $paper={paper}>{letterhead.ticketThanks}</Thanks>}
        </>
      ) : (
        <TicketSignature paper={paper} refunded={ticket.refunded} />
      )}
    </Receipt>
  );
}
