import styled, { css } from 'styled-components';
import { ink, inkText } from '../../theme/paper';
import { lines, onA4, onRoll, type OnPaper, part, text } from '../receipt/onPaper';
import { PartTitle } from '../receipt/receipt.styles';

export const Goods = styled.section<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: goods;

    ${PartTitle} {
      display: none;
    }
  `)}
`;

export const GoodsTable = styled.table<OnPaper>`
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

export const Description = styled.p<OnPaper>`
  margin-top: 1mm;
  ${onA4(css`
    ${lines(2)}
    ${inkText.A4.small}
  `)}
`;

/** The company's own signature and, on the copy that it keeps, the sender's. */
export const Signatures = styled.div<OnPaper>`
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

export const SignedBy = styled.p<OnPaper>`
  padding-top: 0.5mm;
  border-top: ${ink.hairline};
  ${text('small')}
`;
