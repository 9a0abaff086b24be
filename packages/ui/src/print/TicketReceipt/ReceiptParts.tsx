import type { Ticket } from '@motorpark/domain';
import { NextIcon } from '../../controls';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import type { Letterhead } from '../letterhead';
import type { PaperSize } from '../paper';
import { FactList } from './FactList';
import { endsOf, journeyFacts } from './ticketFacts';
import {
  Company,
  FactRow,
  Head,
  Journey,
  PartTitle,
  Route,
  SignatureLine,
  Terms,
  WidePart,
} from './TicketReceipt.styles';

interface OnPaper {
  paper: PaperSize;
}

/** Who it is from. */
export function ReceiptHead({ letterhead, paper }: OnPaper & { letterhead: Letterhead }) {
  const { companyName, phones, address, email } = letterhead;
  return (
    <Head $paper={paper}>
      <Company $paper={paper}>{companyName}</Company>
      <div>
        <p>{phones.join(' · ')}</p>
        <p>{address}</p>
        <p>{email}</p>
      </div>
    </Head>
  );
}

/** Where to, when and on which seats: what the passenger looks for. */
export function ReceiptJourney({ ticket, paper }: OnPaper & { ticket: Ticket }) {
  const ends = endsOf(ticket);
  return (
    <Journey $paper={paper}>
      <Route $paper={paper}>
        {ends ? (
          <>
            <span>{ends[0]}</span>
            <NextIcon strokeWidth={2.5} aria-hidden="true" />
            <VisuallyHidden>to</VisuallyHidden>
            <span>{ends[1]}</span>
          </>
        ) : (
          (ticket.routeId ?? 'N/A')
        )}
      </Route>
      <FactList as={FactRow} facts={journeyFacts(ticket)} paper={paper} />
    </Journey>
  );
}

/** What the passenger agrees to. */
export function ReceiptTerms({ terms, paper }: OnPaper & { terms: readonly string[] }) {
  return (
    <WidePart $paper={paper}>
      <PartTitle $paper={paper}>Terms and conditions</PartTitle>
      <Terms $paper={paper}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Terms>
    </WidePart>
  );
}

/** Where the passenger agrees to them, on the copy that the company keeps. */
export function ReceiptSignature({ paper }: OnPaper) {
  return (
    <WidePart $paper={paper}>
      <p>I have received my ticket and accept the terms printed on it.</p>
      <SignatureLine $paper={paper}>Passenger’s signature</SignatureLine>
    </WidePart>
  );
}
