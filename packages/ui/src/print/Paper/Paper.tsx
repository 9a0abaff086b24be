import { createContext, type ReactNode, useContext } from 'react';
import type { PaperSize } from '../paper';
import { Sheet } from './Paper.styles';

export interface PaperProps {
  size: PaperSize;
  children: ReactNode;
}

const PaperContext = createContext<PaperSize>('80mm');

/** The paper that a receipt stands on. Receipts set themselves by it. */
export const usePaper = (): PaperSize => useContext(PaperContext);

/** A sheet in its real size, black on white in every theme. To print it, use `PrintSheet`; this one shows it. */
export function Paper({ size, children }: PaperProps) {
  return (
    <PaperContext value={size}>
      <Sheet $size={size}>{children}</Sheet>
    </PaperContext>
  );
}
