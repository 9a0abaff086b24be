import styled, { css } from 'styled-components';
import { SignatureLine } from '../receipt/signature.styles';
import { onA4, type OnPaper } from '../receipt/onPaper';

/** One column on the roll; on A4 the parts are in two columns, with the signatures below all of them. */
export const Report = styled.article<OnPaper>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  break-inside: avoid;
  ${onA4(css`
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-areas: 'head head head head' 'title title title title' '. . . .' '. . . .' '. . . .' 'wide wide wide wide';
    gap: 6mm 10mm;
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
