import {
  type Cash,
  cashFacts,
  formatNaira,
  type Instant,
  type Region,
  type Transfer,
  type Waybill,
} from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { useLocale } from '../../locale';
import { visuallyHidden } from '../../theme';
import { inkText } from '../../theme/papers';
import { Barcode, BARCODE_WIDTHS } from '../Barcode/Barcode';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { NumberLine, Head, Number, Part, PartTitle, Route, Terms, Thanks } from '../receipt/receipt.styles';
import { type Fact, FactPart, Facts } from '../receipt/FactList';
import { onA4, type OnPaper, onRoll, part, text } from '../receipt/onPaper';
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
import { destinationOf, factsOf, numberOf, originOf } from './waybillFacts';
import { ReceiptGoods, ReceiptSignatures } from './WaybillParts';

export type WaybillCopy = 'customer' | 'company';

export interface WaybillReceiptProps {
  /** The waybill as it was registered. */
  waybill: Waybill;
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** Time of printing, which is the receipt date. */
  printedAt: Instant;
  /** Which print it is, and which original it replaces. */
  reprint?: Reprint;
  /** The company's copy also has a line for the sender's signature. */
  copy?: WaybillCopy | undefined;
  /** The cash that the customer gave just now, if it was entered. */
  cash?: Cash | undefined;
  /** The account number to which the customer transfers the price, while the sale waits for it. */
  transfer?: Transfer | undefined;
}

const TITLE = 'Official Logistics Receipt - Waybill Copy';

const COPIES: Record<WaybillCopy, string> = { customer: 'Customer copy', company: 'Company copy' };

/**
 * The receipt of one parcel. Its layout follows the `Paper` (or `PrintSheet`) around it. Values that a server left out
 * read 'Unknown', 'Nil' or 'N/A'; a voided waybill is marked as such. For both copies on one sheet use `WaybillSheet`.
 */
export function WaybillReceipt({
  waybill,
  letterhead,
  printedAt,
  reprint,
  copy = 'customer',
  cash,
  transfer,
}: WaybillReceiptProps) {
  const paper = usePaper();
  const locale = useLocale();
  const { region, say } = locale;
  return (
    <Receipt $paper={paper} aria-label={`${say(TITLE)}, ${say(COPIES[copy])}`}>
      <ReceiptTop
        letterhead={letterhead}
        title={TITLE}
        copyName={<CopyName $paper={paper}>{say(COPIES[copy])}</CopyName>}
        date={printedAt}
        paper={paper}
      >
        <NumberLine $paper={paper}>
          <Number $paper={paper} data-unbroken={isUnbreakable(numberOf(waybill, say))}>
            {numberOf(waybill, say)}
          </Number>
          <ReceiptCopy reprint={reprint} paper={paper} />
        </NumberLine>
        <ReceiptVoid voided={waybill.voided} paper={paper} />
        <ReceiptAwaiting of={waybill} paper={paper} />
        {/* Half a page of A4 has no room for it. */}
        {copy === 'customer' && paper !== 'A4' && <ReceiptAccount transfer={transfer} paper={paper} />}
      </ReceiptTop>
      <Journey $paper={paper}>
        <ReceiptRoute from={originOf(waybill, say)} to={destinationOf(waybill, say)} paper={paper} />
      </Journey>
      <FactPart title={say('Sender')} as={People} facts={factsOf(waybill, 'sender', locale)} paper={paper} />
      <FactPart
        title={say('Receiver')}
        as={People}
        facts={factsOf(waybill, 'receiver', locale)}
        paper={paper}
      />
      <FactPart
        title={say('Payment')}
        facts={[
          ...factsOf(waybill, 'payment', locale),
          ...(paper === 'A4' ? cashLine(cash, region) : cashFacts(cash, region)),
        ]}
        paper={paper}
      />
      <ReceiptGoods waybill={waybill} paper={paper} />
      <ReceiptTerms of={waybill} letterhead={letterhead.waybillTerms} paper={paper} />
      <ReceiptSignatures letterhead={letterhead} isSenders={copy === 'company'} paper={paper} />
      {letterhead.waybillThanks && <Thanks $paper={paper}>{letterhead.waybillThanks}</Thanks>}
      {waybill.number && (
        <CodePart $paper={paper}>
          <Barcode value={waybill.number} paperWidth={BARCODE_WIDTHS[paper]} />
        </CodePart>
      )}
    </Receipt>
  );
}

/** Cash and change in one line, so that both copies stay on one sheet. */
const cashLine = (cash: Cash | undefined, region: Region): Fact[] =>
  cash === undefined
    ? []
    : [
        {
          term: 'Cash, change',
          value: `${formatNaira(cash.received, region)}, ${formatNaira(cash.change, region)}`,
        },
      ];

const CopyName = styled.p<OnPaper>`
  ${text('strong')}
`;

/** One column on the roll; on A4 half a page in three columns, the last one as wide as the barcode needs. */
const Receipt = styled.article<OnPaper>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  break-inside: avoid;
  ${onA4(css`
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 66mm;
    grid-template-areas:
      'head head head'
      'title title code'
      'journey journey journey'
      '. . .'
      'goods goods goods'
      'wide wide wide'
      'signature signature thanks';
    gap: 1.25mm 6mm;
    align-content: start;

    ${Head} {
      padding-bottom: 1mm;
      ${inkText.A4.small}
    }

    ${PartTitle} {
      padding-bottom: 0.5mm;
      margin-bottom: 0.5mm;
      ${inkText.A4.strong}
    }

    ${Part} {
      grid-column: auto;
    }

    ${Terms} {
      ${inkText.A4.fine}
    }

    ${CopyName}, ${CopyName} + p {
      display: inline-block;
      margin-right: 3mm;
    }

    ${Thanks} {
      align-self: end;
    }

    /* Names are printed whole, however long: smaller ones, in less space between the parts, keep both copies on one sheet. */
    &:has([data-long]) {
      row-gap: 0.2mm;

      ${Terms} {
        line-height: 11px;
      }
    }
  `)}
`;

const Journey = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: journey;

    ${Route} {
      flex-wrap: nowrap;
      gap: 4mm;
      font-size: 15px;
      line-height: 19px;

      > [data-long] {
        font-size: 9px;
        line-height: 10px;
      }
    }
  `)}
`;

/** Sender or receiver: on A4 name and phone use the full column, as in a letter's address, so neither needs a term. */
const People = styled(Facts)<OnPaper>`
  ${onA4(css`
    > div:nth-child(n) {
      display: block;
    }

    dt {
      ${visuallyHidden}
    }

    dd:nth-child(n) {
      margin: 0;
      overflow-wrap: anywhere;
      text-align: start;
    }

    dd[data-long]:nth-child(n) {
      font-weight: 400;
      font-size: 9px;
      line-height: 10px;
    }
  `)}
`;

const CodePart = styled.div<OnPaper>`
  text-align: center;
  ${onRoll(css`
    padding-top: 2mm;
  `)}
  ${onA4(css`
    grid-area: code;
    justify-self: end;
    align-self: center;
  `)}
`;
