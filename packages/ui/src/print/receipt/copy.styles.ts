import styled, { css } from 'styled-components';
import { inkText } from '../../theme/paper';
import { onA4, onRoll, type OnPaper, text } from './onPaper';

/** As large as VOID, and without its frame. */
export const CopyMark = styled.p<OnPaper>`
  ${text('route')}
  letter-spacing: 0.15em;
  white-space: nowrap;
  ${onRoll(css`
    margin-top: 2mm;
    text-align: center;
  `)}
  ${onA4(css`
    line-height: 1;
  `)}
`;

/** Which earlier paper is not valid any more. */
export const Replaces = styled.p<OnPaper>`
  ${text('strong')}
  ${onA4(css`
    ${inkText.A4.fine}
    font-weight: 600;
    line-height: 1.1;
  `)}
`;

/** The number, and on A4 the copy mark beside it: two copies on one sheet have no line to spare. */
export const NumberLine = styled.div<OnPaper>`
  ${onA4(css`
    display: flex;
    align-items: last baseline;
    justify-content: space-between;
    gap: 3mm;
  `)}
`;
