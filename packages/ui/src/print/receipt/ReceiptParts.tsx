import { type Confirmation, type Voiding, formatDateTime } from '@motorpark/domain';
import { NextIcon } from '../../controls';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import type { Letterhead } from '../letterhead';
import type { PaperSize } from '../paper';
import { withWholeNumbers } from './unbroken';
import { Company, CopyMark, Head, Logo, PartTitle, Route, Terms, Void, WidePart } from './receipt.styles';

interface Printed {
  paper: PaperSize;
}

/** Who it is from. */
export function ReceiptHead({ letterhead, paper }: Printed & { letterhead: Letterhead }) {
  const { logo, companyName, phones, address, email } = letterhead;
  return (
    <Head $paper={paper}>
      <div>
        {logo !== undefined && <Logo $paper={paper} src={logo} alt="" />}
        <Company $paper={paper}>{companyName}</Company>
      </div>
      <div>
        <p>{withWholeNumbers(phones.join(' · '))}</p>
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

/** Says across the paper that it is not valid any more, and why; nothing while it is. */
export function ReceiptVoid({ voided, paper }: Printed & { voided: Voiding | undefined }) {
  if (!voided) return null;
  return (
    <Void $paper={paper}>
      <b>VOID</b>
      Not valid since {formatDateTime(voided.at)}. {voided.reason}
    </Void>
  );
}

/** Says across the paper that nobody has seen its money yet; nothing once somebody has, and where it is void. */
export function ReceiptAwaiting({
  of: { confirmation, voided },
  paper,
}: Printed & {
  of: { confirmation?: Confirmation | undefined; voided?: Voiding | undefined };
}) {
  if (voided !== undefined || confirmation?.status !== 'Awaiting confirmation') return null;
  return (
    <Void $paper={paper}>
      <b>AWAITING CONFIRMATION</b>
      The payment is not confirmed yet. What is not confirmed by {formatDateTime(confirmation.until)} is taken
      back.
    </Void>
  );
}

/** Which copy of the receipt it is, 2 and up; `unknown` where nobody numbered it. Nothing on the original. */
export type Reprint = number | 'unknown' | undefined;

/** Says that it is not the first print. */
export function ReceiptCopy({ reprint, paper }: Printed & { reprint: Reprint }) {
  if (reprint === undefined) return null;
  return <CopyMark $paper={paper}>{reprint === 'unknown' ? 'COPY' : `COPY ${reprint}`}</CopyMark>;
}

/** What the customer agrees to. */
export function ReceiptTerms({ terms, paper }: Printed & { terms: readonly string[] }) {
  if (terms.length === 0) return null;
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
