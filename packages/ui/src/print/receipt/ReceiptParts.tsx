import {
  type Confirmation,
  type Instant,
  type Print,
  type SoldRecord,
  type Transfer,
  type Voiding,
  formatAccountNumber,
  formatDateTime,
  formatNaira,
  formatReceiptDate,
  linesOf,
  unbroken,
} from '@motorpark/domain';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale';
import { VisuallyHidden } from '../../theme';
import { NextIcon } from '../../controls';
import type { Letterhead } from '../letterhead';
import type { PaperSize } from '../../theme/papers';
import { QrCode } from '../QrCode/QrCode';
import { FactList } from './FactList';
import { isLongName } from './unbreakable';
import {
  Account,
  CopyMark,
  Replaces,
  Company,
  Head,
  Heading,
  Logo,
  PartTitle,
  Route,
  Terms,
  Title,
  Void,
  WidePart,
} from './receipt.styles';

interface PartProps {
  paper: PaperSize;
}

interface ReceiptTopProps extends PartProps {
  letterhead: Letterhead;
  title: string;
  /** Name of the copy, between the title and the date. */
  copyName?: ReactNode;
  /** The date below the title. */
  date: Instant;
  /** Content below the date. */
  children?: ReactNode;
}

/** The company that issues the receipt, and below it the receipt's title and date. */
export function ReceiptTop({ letterhead, title, copyName, date, children, paper }: ReceiptTopProps) {
  const { logo, companyName, phones, address, email } = letterhead;
  const { region, say } = useLocale();
  return (
    <>
      <Head $paper={paper}>
        <div>
          {logo !== undefined && <Logo $paper={paper} src={logo} alt="" />}
          <Company $paper={paper}>{companyName}</Company>
        </div>
        <div>
          <p>{unbroken(phones.join(' · '))}</p>
          <p>{address}</p>
          <p>{email}</p>
        </div>
      </Head>
      <Title $paper={paper}>
        <Heading $paper={paper}>{say(title)}</Heading>
        {copyName}
        <p>{formatReceiptDate(date, region)}</p>
        {children}
      </Title>
    </>
  );
}

/** Origin and destination, in the largest letters. */
export function ReceiptRoute({ from, to, paper }: PartProps & { from: string; to: string }) {
  const { say } = useLocale();
  return (
    <Route $paper={paper}>
      <span data-long={isLongName(from) || undefined}>{from}</span>
      <NextIcon strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>{say('to')}</VisuallyHidden>
      <span data-long={isLongName(to) || undefined}>{to}</span>
    </Route>
  );
}

/** Says across the paper that it is no longer valid, and why; renders nothing while it is. */
export function ReceiptVoid({ voided, paper }: PartProps & { voided: Voiding | undefined }) {
  const { region, say } = useLocale();
  if (!voided) return null;
  return (
    <Void $paper={paper}>
      <b>{say('VOID')}</b>
      {say('Not valid since {at}.', { at: formatDateTime(voided.at, region) })} {voided.reason}
    </Void>
  );
}

/** Says across the paper that the payment is not confirmed yet; renders nothing once it is, or if the record is void. */
export function ReceiptAwaiting({
  of: { confirmation, voided },
  paper,
}: PartProps & {
  of: { confirmation?: Confirmation | undefined; voided?: Voiding | undefined };
}) {
  const { region, say } = useLocale();
  if (voided !== undefined || confirmation?.status !== 'Awaiting confirmation') return null;
  const until = formatDateTime(confirmation.until, region);
  return (
    <Void $paper={paper}>
      <b data-long>{say('AWAITING CONFIRMATION')}</b>
      {say('The payment is not confirmed yet. If it is not confirmed by {until}, this sale is cancelled.', {
        until,
      })}
    </Void>
  );
}

/** Where to transfer the price of a sale that waits for it, with a code of the account number; renders nothing without an account. */
export function ReceiptAccount({ transfer, paper }: PartProps & { transfer: Transfer | undefined }) {
  const { region, say } = useLocale();
  if (!transfer) return null;
  const { bank, number, name, amount, until } = transfer;
  return (
    <Account $paper={paper}>
      <div>
        <PartTitle $paper={paper}>
          {say('Transfer {amount} to this account', { amount: formatNaira(amount, region) })}
        </PartTitle>
        <FactList
          facts={[
            { term: 'Account number', value: formatAccountNumber(number), isLarge: true },
            { term: 'Bank', value: bank },
            { term: 'Account name', value: name },
            { term: 'Until', value: formatDateTime(until, region) },
          ]}
          paper={paper}
        />
      </div>
      <QrCode value={number} size={ACCOUNT_CODE_MM} />
    </Account>
  );
}

/** The number is short, so its code is readable by a phone at this width. */
const ACCOUNT_CODE_MM = 24;

/** The numbered print; `unknown` if the server did not number it, undefined if it numbers none. */
export type Reprint = Pick<Print, 'number' | 'replaces'> | 'unknown' | undefined;

/** Marks the receipt as a copy, or as the replacement of an earlier original; renders nothing for a first original. */
export function ReceiptCopy({ reprint, paper }: PartProps & { reprint: Reprint }) {
  const { region, say } = useLocale();
  if (reprint === undefined) return null;
  if (reprint === 'unknown') return <CopyMark $paper={paper}>{say('COPY')}</CopyMark>;
  const { number, replaces } = reprint;
  return (
    <>
      {replaces !== undefined && (
        <Replaces $paper={paper}>
          {say('Replaces the original printed {replaces}', { replaces: formatDateTime(replaces, region) })}
        </Replaces>
      )}
      {number > 1 && <CopyMark $paper={paper}>{say('COPY {number}', { number })}</CopyMark>}
    </>
  );
}

/** The terms of the sale; those of the letterhead if the server has not recorded them. */
export function ReceiptTerms({
  of,
  letterhead,
  paper,
}: PartProps & { of: Pick<SoldRecord, 'printedTerms'>; letterhead: readonly string[] }) {
  const { say } = useLocale();
  const terms = of.printedTerms === undefined ? letterhead : linesOf(of.printedTerms);
  if (terms.length === 0) return null;
  return (
    <WidePart $paper={paper}>
      <PartTitle $paper={paper}>{say('Terms and conditions')}</PartTitle>
      <Terms $paper={paper}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Terms>
    </WidePart>
  );
}
