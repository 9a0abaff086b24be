import type { Instant, Ticket } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import type { PaperSize } from '../../theme/paper';
import { TicketCode } from '../QrCode/TicketCode';
import { FactPart } from '../receipt/FactList';
import { isUnbreakable } from '../receipt/unbreakable';
import {
  ReceiptAwaiting,
  ReceiptCopy,
  ReceiptTop,
  ReceiptTerms,
  ReceiptVoid,
  type Reprint,
} from '../receipt/ReceiptParts';
import { NumberLine } from '../receipt/copy.styles';
import { CodePart, Number, Thanks } from '../receipt/receipt.styles';
import { ReceiptUnseated, TicketJourney, TicketSignature } from './TicketParts';
import { passengerFacts, paymentFacts } from './ticketFacts';
import { Receipt } from './TicketReceipt.styles';

export type TicketCopy = 'customer' | 'company';

export interface TicketReceiptProps {
  ticket: Ticket;
  letterhead: Letterhead;
  /** Time of printing, which is the receipt date. */
  printedAt: Instant;
  /** Which print it is, and which original it replaces. */
  reprint?: Reprint;
  /** The customer's copy has the terms, the company's copy the customer's signature. */
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

/** Maximum width of a QR code, in millimetres. */
const CODE_SIZES: Record<PaperSize, number> = { '58mm': 30, '80mm': 30, A4: 34 };

/**
 * The ticket that a passenger travels with. Its layout follows the `Paper` (or `PrintSheet`) around it: one column on a
 * roll, a page on A4. Values that a server left out read 'N/A'. A voided ticket is marked as such; for a refunded one
 * it is the refund slip, to be signed by whoever got the money.
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
      <ReceiptTop letterhead={letterhead} title={title} date={printedAt} paper={paper}>
        <NumberLine $paper={paper}>
          <Number $paper={paper} data-unbroken={isUnbreakable(ticket.number || 'N/A')}>
            {ticket.number || 'N/A'}
          </Number>
          <ReceiptCopy reprint={reprint} paper={paper} />
        </NumberLine>
        <ReceiptVoid voided={ticket.voided} paper={paper} />
        <ReceiptAwaiting of={ticket} paper={paper} />
        <ReceiptUnseated ticket={ticket} paper={paper} />
      </ReceiptTop>
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
