import styled from 'styled-components';
import { ink } from '../../theme/paper';
import { type OnPaper, text } from './onPaper';

/** One row per line; a long table continues on the next page, where its head is repeated. */
export const Table = styled.table<OnPaper>`
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
  [data-whole='true'] {
    white-space: nowrap;
  }
`;

/** The same as blocks on a roll, which is too narrow for a table. */
export const Blocks = styled.ol<OnPaper>`
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

export const BlockTitle = styled.p<OnPaper>`
  ${text('strong')}
`;
