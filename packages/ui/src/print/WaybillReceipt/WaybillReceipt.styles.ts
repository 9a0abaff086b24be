import styled, { css } from 'styled-components';
import { ink, inkText } from '../paper';
import { onA4, onRoll, type OnPaper, part, text } from '../receipt/onPaper';
import { Head, Part, PartTitle, Terms, Thanks } from '../receipt/receipt.styles';

/** Which of the two copies it is. */
export const CopyName = styled.p<OnPaper>`
  ${text('strong')}
`;

/** On the roll one thing under the other; on A4 half a page, three columns as wide as the barcode asks. */
export const Receipt = styled.article<OnPaper>`
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
    gap: 1.75mm 6mm;
    align-content: start;

    ${Head} {
      padding-bottom: 2mm;
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
  `)}
`;

/** From where to where. */
export const Journey = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: journey;
  `)}
`;

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
      /* Here is room for every figure: only the instructions give way. */
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
    font-variant-numeric: tabular-nums;
  }

  :is(th, td):last-child {
    padding-right: 0;
    text-align: end;
  }
`;

export const Description = styled.p<OnPaper>`
  margin-top: 1mm;
`;

export const CodePart = styled.div<OnPaper>`
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

/** The company's own signature, and on the copy that it keeps the sender's. */
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

  svg {
    display: block;
    width: 24mm;
    height: 8mm;
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

/** Cut off where it ends: on a roll a page of its own, on A4 half a page. */
export const Slip = styled.div<OnPaper>`
  break-inside: avoid;
  ${onRoll(css`
    padding-bottom: 3mm;

    & + & {
      break-before: page;
    }
  `)}
  ${onA4(css`
    /* Half of the sheet without its edges and the cut line, less what rounding may add. */
    min-height: calc((297mm - 28mm - 8mm) / 2 - 0.5mm);
  `)}
`;

export const CutLine = styled.div`
  display: flex;
  align-items: center;
  gap: 2mm;
  height: 8mm;

  &::after {
    content: '';
    flex: 1;
    border-top: ${ink.dashedLine};
  }

  svg {
    width: 4mm;
    height: 4mm;
  }
`;
