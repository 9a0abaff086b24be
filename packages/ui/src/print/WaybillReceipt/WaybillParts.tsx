import type { Waybill } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import type { PaperSize } from '../paper';
import { descriptionOf, goodsRow } from './waybillFacts';
import { PartTitle } from '../receipt/receipt.styles';
import { Description, Goods, GoodsTable, Signatures, SignedBy } from './WaybillReceipt.styles';

/** What is sent: QTY, WT., HANDLING and WORTH in one row, the description under it. */
export function ReceiptGoods({ waybill, paper }: { waybill: Waybill; paper: PaperSize }) {
  const row = goodsRow(waybill);
  return (
    <Goods $paper={paper}>
      <PartTitle $paper={paper}>Goods</PartTitle>
      <GoodsTable $paper={paper}>
        <thead>
          <tr>
            {row.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {row.map(({ head, value }) => (
              <td key={head}>{value}</td>
            ))}
          </tr>
        </tbody>
      </GoodsTable>
      <Description $paper={paper}>{descriptionOf(waybill)}</Description>
    </Goods>
  );
}

interface ReceiptSignaturesProps {
  letterhead: Letterhead;
  /** Whether the sender signs it, too. */
  isSenders: boolean;
  paper: PaperSize;
}

/** Who stands for it. */
export function ReceiptSignatures({ letterhead: { signature }, isSenders, paper }: ReceiptSignaturesProps) {
  return (
    <Signatures $paper={paper}>
      <div>
        <svg viewBox="0 0 120 40" role="img" aria-label={`Signature ${signature.by}`}>
          <path d={signature.stroke} />
        </svg>
        <SignedBy $paper={paper}>{signature.by}</SignedBy>
      </div>
      {isSenders && <SignedBy $paper={paper}>Sender’s signature</SignedBy>}
    </Signatures>
  );
}
