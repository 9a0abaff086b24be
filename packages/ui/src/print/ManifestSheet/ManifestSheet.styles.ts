import styled, { css } from 'styled-components';
import { ink } from '../paper';
import { onA4, onRoll, type OnPaper, part, text } from '../receipt/onPaper';

/** Cut off where it ends: a copy begins on a page of its own. */
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
      margin-top: 4mm;
    }
  `)}
`;

export const CopyName = styled.p<OnPaper>`
  ${text('large')}
`;

export const TripFacts = styled.div<OnPaper>`
  ${part}
`;

/** A line for each passenger; a long one goes on on the next page, its head with it. */
export const Passengers = styled.table<OnPaper>`
  width: 100%;
  border-collapse: collapse;
  ${text('small')}

  caption {
    ${text('title')}
    text-align: start;
  }
  th,
  td {
    padding: 1mm;
    border-bottom: ${ink.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    ${text('strong')}
  }
  tr {
    break-inside: avoid;
  }
  [data-whole] {
    white-space: nowrap;
  }
`;

/** The same on a roll, where no table fits: who, and under it what is known of them. */
export const Lines = styled.ol<OnPaper>`
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('small')}

  > li {
    padding: 1mm 0;
    border-bottom: ${ink.hairline};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`;

export const Who = styled.p<OnPaper>`
  ${text('strong')}
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
    display: flex;
    gap: 14mm;
  `)}
`;
