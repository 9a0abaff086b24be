import styled from 'styled-components';
import { ink, inkText, PAPERS, type PaperSize } from '../../theme/paper';

export const Sheet = styled.div<{ $size: PaperSize }>`
  color-scheme: light;
  box-sizing: border-box;
  width: ${({ $size }) => PAPERS[$size].width};
  max-width: 100%;
  padding: ${({ $size }) => PAPERS[$size].padding};
  box-decoration-break: clone;
  color: ${ink.black};
  background: ${ink.white};
  ${({ $size }) => inkText[$size].body}
  overflow-wrap: anywhere;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
