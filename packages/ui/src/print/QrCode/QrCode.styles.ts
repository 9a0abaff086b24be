import styled from 'styled-components';
import { ink } from '../../theme/paper';

/** The white around the code is part of it: scanners find its edge by it. */
export const Code = styled.div<{ $quietZone: string }>`
  display: inline-block;
  padding: ${({ $quietZone }) => $quietZone};
  background: ${ink.white};
  line-height: 0;
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  > svg {
    display: block;
    shape-rendering: crispEdges;
  }
`;
