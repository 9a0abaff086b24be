import styled, { css } from 'styled-components';
import { ink } from '../../theme/paper';
import { onA4, type OnPaper, text } from './onPaper';

/** A line for a signature by hand, with the signatory below it. */
export const SignatureLine = styled.p<OnPaper>`
  margin-top: 14mm;
  padding-top: 1mm;
  border-top: ${ink.hairline};
  ${text('small')}
  ${onA4(css`
    width: 80mm;
  `)}
`;
