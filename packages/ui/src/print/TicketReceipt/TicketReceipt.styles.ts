import styled, { css } from 'styled-components';
import { onA4, type OnPaper } from '../receipt/onPaper';

/** One column on the roll; on A4 two columns, the code beside the title. */
export const Receipt = styled.article<OnPaper>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  break-inside: avoid;
  ${onA4(css`
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-areas: 'head head head head' 'title title title code' 'journey journey journey journey' '. . . .' 'wide wide wide wide' 'thanks thanks thanks thanks';
    gap: 6mm 10mm;
  `)}
`;
