import styled, { css } from 'styled-components';
import { ink } from '../../theme/paper';
import { onA4, onRoll, type OnPaper } from '../receipt/onPaper';

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
    /* Half of the sheet without its edges and the cut line, less a tolerance for rounding. */
    min-height: calc((297mm - 24mm - 8mm) / 2 - 0.5mm);
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
