import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { ink, inkText, PAPERS, type PaperSize } from '../../theme/papers';

export interface PaperProps {
  /** The roll or sheet that it is printed on. */
  paper: PaperSize;
  /** What is printed on it. */
  children: ReactNode;
}

const PaperContext = createContext<PaperSize>('80mm');

/** Returns the paper that a receipt is on. Receipts adapt their layout to it. */
export const usePaper = (): PaperSize => useContext(PaperContext);

/** Shows a sheet in its real size, black on white in every theme. To print it, use `PrintSheet`. */
export function Paper({ paper, children }: PaperProps) {
  return (
    <PaperContext value={paper}>
      <Sheet $paper={paper}>{children}</Sheet>
    </PaperContext>
  );
}

const Sheet = styled.div<{ $paper: PaperSize }>`
  color-scheme: light;
  box-sizing: border-box;
  width: ${({ $paper }) => PAPERS[$paper].width};
  max-width: 100%;
  padding: ${({ $paper }) => PAPERS[$paper].padding};
  box-decoration-break: clone;
  color: ${ink.black};
  background: ${ink.white};
  ${({ $paper }) => inkText[$paper].body}
  overflow-wrap: anywhere;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
