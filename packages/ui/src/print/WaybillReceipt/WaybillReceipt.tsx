import type { Instant, Waybill } from '@motorpark/domain';
import { Barcode } from '../Barcode/Barcode';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import type { PaperSize } from '../../theme/paper';
import { FactPart } from '../receipt/FactList';
import { NumberLine } from '../receipt/copy.styles';
import { Number, Thanks } from '../receipt/receipt.styles';
import { isUnbreakable } from '../receipt/unbreakable';
import {
  ReceiptCopy,
  ReceiptTop,
  ReceiptRoute,
  ReceiptTerms,
  ReceiptAwaiting,
  ReceiptVoid,
  type Reprint,
} from '../receipt/ReceiptParts';
import { destinationOf, factsOf, numberOf, originOf } from './waybillFacts';
import { ReceiptGoods, ReceiptSignatures } from './WaybillParts';
import { CodePart, CopyName, Journey, People, Receipt } from './WaybillReceipt.styles';

export type WaybillCopy = 'customer' | 'company';

export interface WaybillReceiptProps {
  waybill: Waybill;
  letterhead: Letterhead;
  /** Time of printing, which is the receipt date. */
  printedAt: Instant;
  /** Which print it is, and which original it replaces. */
  reprint?: Reprint;
  /** The company's copy also has a line for the sender's signature. */
  copy?: WaybillCopy | undefined;
}

const TITLE = 'Official Logistics Receipt - Waybill Copy';

const COPIES: Record<WaybillCopy, string> = { customer: 'Customer copy', company: 'Company copy' };

/** Maximum width of the barcode, in millimetres: the printable width of a roll, and a column of half a page. */
const BARCODE_WIDTHS: Record<PaperSize, number> = { '58mm': 48, '80mm': 72, A4: 66 };

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
}: WaybillReceiptProps) {
  const paper = usePaper();
  return (
    <Receipt $paper={paper} aria-label={`${TITLE}, ${COPIES[copy]}`}>
      <ReceiptTop
        letterhead={letterhead}
        title={TITLE}
        copyName={<CopyName $paper={paper}>{COPIES[copy]}</CopyName>}
        date={printedAt}
        paper={paper}
      >
        <NumberLine $paper={paper}>
          <Number $paper={paper} data-unbroken={isUnbreakable(numberOf(waybill))}>
            {numberOf(waybill)}
          </Number>
          <ReceiptCopy reprint={reprint} paper={paper} />
        </NumberLine>
        <ReceiptVoid voided={waybill.voided} paper={paper} />
        <ReceiptAwaiting of={waybill} paper={paper} />
      </ReceiptTop>
      <Journey $paper={paper}>
        <ReceiptRoute from={originOf(waybill)} to={destinationOf(waybill)} paper={paper} />
      </Journey>
      <FactPart title="Sender" as={People} facts={factsOf(waybill, 'sender')} paper={paper} />
      <FactPart title="Receiver" as={People} facts={factsOf(waybill, 'receiver')} paper={paper} />
      <FactPart title="Payment" facts={factsOf(waybill, 'payment')} paper={paper} />
      <ReceiptGoods waybill={waybill} paper={paper} />
      <ReceiptTerms terms={letterhead.waybillTerms} paper={paper} />
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
