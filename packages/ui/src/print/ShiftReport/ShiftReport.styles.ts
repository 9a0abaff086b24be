import styled, { css } from 'styled-components';
import { SignatureLine } from '../receipt/signature.styles';
import { onA4, type OnPaper, part, receiptGrid } from '../receipt/onPaper';

export const Report = styled.article<OnPaper>`
  ${receiptGrid("'head head head head' 'title title title title'")}
`;

/** The reason and the signatures; on A4 below all parts, however many there are. */
export const Ending = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-column: 1 / -1;
  `)}
`;

export const Signatures = styled.div<OnPaper>`
  ${onA4(css`
    display: flex;
    justify-content: space-between;

    > ${SignatureLine} {
      width: 70mm;
    }
  `)}
`;
