import { css, styled } from 'styled-components';
import { ink } from '../../theme/papers';
import { onA4, onRoll, type OnPaper, part, text } from './onPaper';
import { Title } from './receipt.styles';

/** Starts on a page of its own, and is cut off where it ends. */
export const Copy = styled.div<OnPaper>`
  & + & {
    break-before: page;
  }
  ${onRoll(css`
    break-inside: avoid;
    padding-bottom: 3mm;
  `)}
`;

export const Sheet = styled.article<OnPaper>`
  display: block;
  ${onA4(css`
    > * + * {
      margin-top: 3mm;
    }
    > ${Title} {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 6mm;
    }
  `)}
`;

export const CopyName = styled.p<OnPaper>`
  ${text('large')}
`;

export const TripFacts = styled.div<OnPaper>`
  ${part}
`;

export const Totals = styled.p<OnPaper>`
  ${part}
  ${text('strong')}
`;

export const Missing = styled.div<OnPaper>`
  margin-top: 2mm;
  padding: 1mm 2mm;
  border: 1mm solid ${ink.black};
  ${text('small')}
  break-inside: avoid;
`;

export const Signatures = styled.div<OnPaper>`
  break-inside: avoid;
  ${onA4(css`
    &&& {
      margin-top: 0;
    }
    display: flex;
    gap: 14mm;
  `)}
`;
