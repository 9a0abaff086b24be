import { type Kobo, type Ticket, formatDateTime, formatNaira } from '@motorpark/domain';
import type { PaperSize } from '../../theme/paper';
import { FactList } from '../receipt/FactList';
import { FactRow } from '../receipt/facts.styles';
import { Journey, Route, Void, WidePart } from '../receipt/receipt.styles';
import { SignatureLine } from '../receipt/signature.styles';
import { ReceiptRoute } from '../receipt/ReceiptParts';
import { endsOf, journeyFacts } from './ticketFacts';

/** Where to, when and on which seats: the facts that the passenger looks for. */
export function TicketJourney({ ticket, paper }: { ticket: Ticket; paper: PaperSize }) {
  const ends = endsOf(ticket);
  return (
    <Journey $paper={paper}>
      {ends ? (
        <ReceiptRoute from={ends[0]} to={ends[1]} paper={paper} />
      ) : (
        <Route $paper={paper}>{ticket.routeId ?? 'N/A'}</Route>
      )}
      <FactList as={FactRow} facts={journeyFacts(ticket)} paper={paper} />
    </Journey>
  );
}

/** Says across the paper that nobody can travel with this ticket now, because a disruption has taken its seats (docs/departure.md#without-a-seat). */
export function ReceiptUnseated({ ticket, paper }: { ticket: Ticket; paper: PaperSize }) {
  const { unseatedSince, voided } = ticket;
  if (unseatedSince === undefined || voided !== undefined) return null;
  return (
    <Void $paper={paper}>
      <b>NO SEAT</b>
      Since {formatDateTime(unseatedSince)}. Nobody boards with this ticket until it has another seat and is
      printed anew.
    </Void>
  );
}

/** The line where the passenger signs the terms, on the company's copy, or signs for the money of a refund. */
export function TicketSignature({ paper, refunded }: { paper: PaperSize; refunded: Kobo | undefined }) {
  return (
    <WidePart $paper={paper}>
      <p>
        {refunded === undefined
          ? 'I have received my ticket and accept the terms printed on it.'
          : `I have received ${formatNaira(refunded)} for this ticket, which is not valid any more.`}
      </p>
      <SignatureLine $paper={paper}>Passenger’s signature</SignatureLine>
    </WidePart>
  );
}
