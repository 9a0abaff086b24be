import styled, { css } from 'styled-components';
import { SignatureLine } from '../receipt/signature.styles';
import { onA4, type OnPaper, receiptGrid } from '../receipt/onPaper';

/** On A4 the signatures are below all parts. */
export const Report = styled.article<OnPaper>`
  ${receiptGrid(
    "'head head head head' 'title title title title' '. . . .' '. . . .' '. . . .' 'wide wide wide wide'",
  )}
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
