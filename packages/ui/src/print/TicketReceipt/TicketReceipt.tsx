import {
  type Cash,
  cashFacts,
  formatDateTime,
  formatNaira,
  type Instant,
  type Kobo,
  type Ticket,
  type Transfer,
} from '@motorpark/domain';
import { MISSING_TEXT } from '../../data/missing';
import { useLocale } from '../../locale';
import type { PaperSize } from '../../theme/papers';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { TicketCode } from '../QrCode/QrCode';
import {
  NumberLine,
  CodePart,
  Journey,
  Number,
  Route,
  Thanks,
  Void,
  WidePart,
  SignatureLine,
  Receipt,
} from '../receipt/receipt.styles';
import { FactList, FactPart, FactRow } from '../receipt/FactList';
import {
  ReceiptAccount,
  ReceiptAwaiting,
  ReceiptCopy,
  ReceiptRoute,
  ReceiptTerms,
  ReceiptTop,
  ReceiptVoid,
  type Reprint,
} from '../receipt/ReceiptParts';
import { isUnbreakable } from '../receipt/unbreakable';
import { endsOf, journeyFacts, passengerFacts, paymentFacts } from './ticketFacts';

export type TicketCopy = 'customer' | 'company';

export interface TicketReceiptProps {
  /** The ticket as it was sold. */
  ticket: Ticket;
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** Time of printing, which is the receipt date. */
  printedAt: Instant;
  /** Which print it is, and which original it replaces. */
  reprint?: Reprint;
  /** The customer's copy has the terms, the company's copy the customer's signature. */
  copy?: TicketCopy | undefined;
  /** The cash that the customer gave just now, if it was entered. */
  cash?: Cash | undefined;
  /** The account number to which the customer transfers the price, while the sale waits for it. */
  transfer?: Transfer | undefined;
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
  cash,
  transfer,
}: TicketReceiptProps) {
  const paper = usePaper();
  const locale = useLocale();
  const { region, say } = locale;
  const isRefund = ticket.refunded !== undefined;
  const title = (isRefund ? REFUND_TITLES : TITLES)[copy];
  return (
    <Receipt $paper={paper} aria-label={say(title)}>
      <ReceiptTop letterhead={letterhead} title={title} date={printedAt} paper={paper}>
        <NumberLine $paper={paper}>
          <Number $paper={paper} data-unbroken={isUnbreakable(ticket.number || MISSING_TEXT)}>
            {ticket.number || say(MISSING_TEXT)}
          </Number>
          <ReceiptCopy reprint={reprint} paper={paper} />
        </NumberLine>
        <ReceiptVoid voided={ticket.voided} paper={paper} />
        <ReceiptAwaiting of={ticket} paper={paper} />
        {copy === 'customer' && <ReceiptAccount transfer={transfer} paper={paper} />}
        <ReceiptUnseated ticket={ticket} paper={paper} />
      </ReceiptTop>
      <TicketJourney ticket={ticket} paper={paper} />
      <FactPart title={say('Passenger')} facts={passengerFacts(ticket, locale)} paper={paper} />
      <FactPart
        title={say('Payment')}
        facts={[...paymentFacts(ticket, locale), ...cashFacts(cash, region)]}
        paper={paper}
      />
      <CodePart $paper={paper}>
        <TicketCode ticket={ticket} size={CODE_SIZES[paper]} />
      </CodePart>
      {copy === 'customer' && !isRefund ? (
        <>
          <ReceiptTerms of={ticket} letterhead={letterhead.ticketTerms} paper={paper} />
          {letterhead.ticketThanks && <Thanks $paper={paper}>{letterhead.ticketThanks}</Thanks>}
        </>
      ) : (
        <TicketSignature paper={paper} refunded={ticket.refunded} />
      )}
    </Receipt>
  );
}

/** Where to, when and on which seats: the facts that the passenger looks for. */
function TicketJourney({ ticket, paper }: { ticket: Ticket; paper: PaperSize }) {
  const locale = useLocale();
  const ends = endsOf(ticket);
  return (
    <Journey $paper={paper}>
      {ends ? (
        <ReceiptRoute from={ends[0]} to={ends[1]} paper={paper} />
      ) : (
        <Route $paper={paper}>{ticket.routeId ?? locale.say(MISSING_TEXT)}</Route>
      )}
      <FactList as={FactRow} facts={journeyFacts(ticket, locale)} paper={paper} />
    </Journey>
  );
}

/** Says across the paper that nobody can travel with this ticket now, because a disruption has taken its seats (docs/departure.md#without-a-seat). */
function ReceiptUnseated({ ticket, paper }: { ticket: Ticket; paper: PaperSize }) {
  const { region, say } = useLocale();
  const { unseatedSince, voided } = ticket;
  if (unseatedSince === undefined || voided !== undefined) return null;
  return (
    <Void $paper={paper}>
      <b>{say('NO SEAT')}</b>
      {say('Since {since}. Nobody boards with this ticket until it has another seat and is printed anew.', {
        since: formatDateTime(unseatedSince, region),
      })}
    </Void>
  );
}

/** The line where the passenger signs the terms, on the company's copy, or signs for the money of a refund. */
function TicketSignature({ paper, refunded }: { paper: PaperSize; refunded: Kobo | undefined }) {
  const { region, say } = useLocale();
  return (
    <WidePart $paper={paper}>
      <p>
        {refunded === undefined
          ? say('I have received my ticket and accept the terms printed on it.')
          : say('I have received {refunded} for this ticket, which is not valid any more.', {
              refunded: formatNaira(refunded, region),
            })}
      </p>
      <SignatureLine $paper={paper}>{say('Passenger’s signature')}</SignatureLine>
    </WidePart>
  );
}
