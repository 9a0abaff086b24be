import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { ink, inkText, PAPERS, type PaperSize } from '../../theme/papers';

export interface PaperProps {
  size: PaperSize;
  children: ReactNode;
}

const PaperContext = createContext<PaperSize>('80mm');

/** Returns the paper that a receipt is on. Receipts adapt their layout to it. */
export const usePaper = (): PaperSize => useContext(PaperContext);

/** Shows a sheet in its real size, black on white in every theme. To print it, use `PrintSheet`. */
export function Paper({ size, children }: PaperProps) {
  return (
    <PaperContext value={size}>
      <Sheet $size={size}>{children}</Sheet>
    </PaperContext>
  );
}

const Sheet = styled.div<{ $size: PaperSize }>`
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
