import type { Waybill } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import type { PaperSize } from '../../theme/paper';
import { descriptionOf, factsOf } from './waybillFacts';
import { FactList } from '../receipt/FactList';
import { PartTitle } from '../receipt/receipt.styles';
import { Description, Goods, GoodsTable, Signatures, SignedBy } from './WaybillParts.styles';

/** How many characters of quantity, weight and worth fit in one row, with room for the instructions between them. */
const MAX_CHARACTERS_IN_ROW: Record<PaperSize, number> = { '58mm': 12, '80mm': 24, A4: 60 };

/** The goods: QTY, WT., HANDLING and WORTH in one row, the description below it; one below the other if a roll is too narrow. */
export function ReceiptGoods({ waybill, paper }: { waybill: Waybill; paper: PaperSize }) {
  const row = factsOf(waybill, 'goods');
  const numbers = row.filter(({ term }) => term !== 'HANDLING').map(({ value = '' }) => value.length);
  if (numbers.reduce((sum, length) => sum + length, 0) > MAX_CHARACTERS_IN_ROW[paper]) {
    return (
      <Goods $paper={paper}>
        <PartTitle $paper={paper}>Goods</PartTitle>
        <FactList facts={row} paper={paper} />
        <Description $paper={paper}>{descriptionOf(waybill)}</Description>
      </Goods>
    );
  }
  return (
    <Goods $paper={paper}>
      <PartTitle $paper={paper}>Goods</PartTitle>
      <GoodsTable $paper={paper}>
        <thead>
          <tr>
            {row.map(({ term }) => (
              <th key={term} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {row.map(({ term, value }) => (
              <td key={term} data-unbroken={term !== 'HANDLING'}>
                <div>{value}</div>
              </td>
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

/** The signatures of a waybill. */
export function ReceiptSignatures({ letterhead: { signature }, isSenders, paper }: ReceiptSignaturesProps) {
  return (
    <Signatures $paper={paper}>
      <div>
        {signature.image !== undefined && <img src={signature.image} alt={`Signature ${signature.by}`} />}
        {signature.stroke && (
          <svg viewBox="0 0 120 40" role="img" aria-label={`Signature ${signature.by}`}>
            <path d={signature.stroke} />
          </svg>
        )}
        <SignedBy $paper={paper}>{signature.by}</SignedBy>
      </div>
      {isSenders && <SignedBy $paper={paper}>Sender’s signature</SignedBy>}
    </Signatures>
  );
}
