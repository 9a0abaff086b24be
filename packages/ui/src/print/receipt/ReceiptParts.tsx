import { NextIcon } from '../../controls';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import type { Letterhead } from '../letterhead';
import type { PaperSize } from '../paper';
import { Company, Head, PartTitle, Route, Terms, WidePart } from './receipt.styles';

interface Printed {
  paper: PaperSize;
}

/** Who it is from. */
export function ReceiptHead({ letterhead, paper }: Printed & { letterhead: Letterhead }) {
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

/** From where to where, in the largest letters. */
export function ReceiptRoute({ from, to, paper }: Printed & { from: string; to: string }) {
  return (
    <Route $paper={paper}>
      <span>{from}</span>
      <NextIcon strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>to</VisuallyHidden>
      <span>{to}</span>
    </Route>
  );
}

/** What the customer agrees to. */
export function ReceiptTerms({ terms, paper }: Printed & { terms: readonly string[] }) {
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
