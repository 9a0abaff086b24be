import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../theme';
import { inkText } from '../../theme/paper';
import { lines, onA4, onRoll, type OnPaper, part, text } from '../receipt/onPaper';
import { Facts } from '../receipt/facts.styles';
import { Head, Part, PartTitle, Route, Terms, Thanks } from '../receipt/receipt.styles';

/** Name of the copy: the customer's or the company's. */
export const CopyName = styled.p<OnPaper>`
  ${text('strong')}
`;

/** One column on the roll; on A4 half a page in three columns, the last one as wide as the barcode needs. */
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
  `)}
`;

/** Origin and destination. */
export const Journey = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: journey;

    ${Route} {
      flex-wrap: nowrap;
      gap: 4mm;
      font-size: 15px;
      line-height: 19px;

      > span {
        ${lines(2)}
      }
    }
  `)}
`;

/** Sender or receiver: on A4 name and phone use the full column, as in a letter's address, so neither needs a term. */
export const People = styled(Facts)<OnPaper>`
  ${onA4(css`
    > div:nth-child(n) {
      display: block;
    }

    dt {
      ${visuallyHidden}
    }

    dd:nth-child(n) {
      ${lines(2)}
      margin: 0;
      text-align: start;
    }
  `)}
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
