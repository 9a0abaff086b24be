import styled from 'styled-components';
import { ink } from '../../theme/paper';
import { type OnPaper, part, text } from '../receipt/onPaper';

export const Facts = styled.div<OnPaper>`
  ${part}
  ${text('body')}
`;

/** The figures; a long table continues on the next page, where its head is repeated. */
export const Figures = styled.table<OnPaper>`
  width: 100%;
  border-collapse: collapse;
  ${text('small')}

  th,
  td {
    padding: 1mm;
    border-bottom: ${ink.hairline};
    text-align: end;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }
  td {
    white-space: nowrap;
  }
  th {
    overflow-wrap: anywhere;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    ${text('strong')}
  }
  tbody th {
    font-weight: inherit;
  }
  tbody tr:last-child :is(th, td) {
    ${text('strong')}
    border-top: ${ink.heavyLine};
  }
  tr {
    break-inside: avoid;
  }
`;
