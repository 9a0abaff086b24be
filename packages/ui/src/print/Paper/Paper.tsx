import { createContext, type ReactNode, useContext } from 'react';
import type { PaperSize } from '../../theme/paper';
import { Sheet } from './Paper.styles';

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
