import type { Waybill } from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { useLocale } from '../../locale';
import { ink, inkText, type PaperSize } from '../../theme/papers';
import type { Letterhead } from '../letterhead';
import { FactList } from '../receipt/FactList';
import { lines, onA4, type OnPaper, onRoll, part, text } from '../receipt/onPaper';
import { PartTitle } from '../receipt/receipt.styles';
import { descriptionOf, factsOf } from './waybillFacts';

/** How many characters of quantity, weight and worth fit in one row, with room for the instructions between them. */
const MAX_CHARACTERS_IN_ROW: Record<PaperSize, number> = { '58mm': 12, '80mm': 24, A4: 60 };

/** The goods: QTY, WT., HANDLING and WORTH in one row, the description below it; one below the other if a roll is too narrow. */
export function ReceiptGoods({ waybill, paper }: { waybill: Waybill; paper: PaperSize }) {
  const locale = useLocale();
  const { say } = locale;
  const row = factsOf(waybill, 'goods', locale);
  const numbers = row.filter(({ term }) => term !== 'HANDLING').map(({ value = '' }) => value.length);
  if (numbers.reduce((sum, length) => sum + length, 0) > MAX_CHARACTERS_IN_ROW[paper]) {
    return (
      <Goods $paper={paper}>
        <PartTitle $paper={paper}>{say('Goods')}</PartTitle>
        <FactList facts={row} paper={paper} />
        <Description $paper={paper}>{descriptionOf(waybill, say)}</Description>
      </Goods>
    );
  }
  return (
    <Goods $paper={paper}>
      <PartTitle $paper={paper}>{say('Goods')}</PartTitle>
      <GoodsTable $paper={paper}>
        <thead>
          <tr>
            {row.map(({ term }) => (
              <th key={term} scope="col">
                {say(term)}
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
      <Description $paper={paper}>{descriptionOf(waybill, say)}</Description>
    </Goods>
  );
}

interface ReceiptSignaturesProps {
  letterhead: Letterhead;
  /** Whether the sender signs it, too. */
  isSenders: boolean;
  paper: PaperSize;
}

export function ReceiptSignatures({ letterhead, isSenders, paper }: ReceiptSignaturesProps) {
  const { say } = useLocale();
  const { companyName, signature } = letterhead;
  const by =
    signature.by ?? (companyName === '' ? say('For the company') : say('For {companyName}', { companyName }));
  return (
    <Signatures $paper={paper}>
      <div>
        {signature.image !== undefined && <img src={signature.image} alt={say('Signature {by}', { by })} />}
        {signature.stroke && (
          <svg viewBox="0 0 120 40" role="img" aria-label={say('Signature {by}', { by })}>
            <path d={signature.stroke} />
          </svg>
        )}
        <SignedBy $paper={paper}>{by}</SignedBy>
      </div>
      {isSenders && <SignedBy $paper={paper}>{say('Sender’s signature')}</SignedBy>}
    </Signatures>
  );
}

const Goods = styled.section<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: goods;

    ${PartTitle} {
      display: none;
    }
  `)}
`;

const GoodsTable = styled.table<OnPaper>`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 0.5mm 1mm 0.5mm 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    ${onA4(css`
      /* A4 has room for every figure: only the instructions wrap. */
      overflow-wrap: break-word;
    `)}
  }

  th {
    ${text('small')}
    border-bottom: ${ink.hairline};
    white-space: nowrap;
  }

  td {
    ${text('strong')}
    ${onA4(css`
      line-height: 16px;
    `)}
    font-variant-numeric: tabular-nums;
  }

  [data-unbroken='true'] {
    white-space: nowrap;
  }

  /* The line limit does not work in a table cell, so the text is in a box of its own. */
  td > div {
    ${onA4(css`
      ${lines(2)}
    `)}
  }

  :is(th, td):last-child {
    padding-right: 0;
    text-align: end;
  }
`;

const Description = styled.p<OnPaper>`
  margin-top: 1mm;
  ${onA4(css`
    ${lines(2)}
    ${inkText.A4.small}
  `)}
`;

/** The company's own signature and, on the copy that it keeps, the sender's. */
const Signatures = styled.div<OnPaper>`
  display: flex;
  align-items: flex-end;
  gap: 6mm;
  min-width: 0;
  ${onRoll(css`
    padding: 1mm 0;
  `)}
  ${onA4(css`
    grid-area: signature;
  `)}

  > * {
    flex: 1;
    min-width: 0;
  }

  img {
    display: block;
    max-width: 24mm;
    height: 8mm;
    object-fit: contain;
  }

  svg {
    display: block;
    width: 24mm;
    height: 6mm;
    fill: none;
    stroke: ${ink.black};
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const SignedBy = styled.p<OnPaper>`
  padding-top: 0.5mm;
  border-top: ${ink.hairline};
  ${text('small')}
`;
