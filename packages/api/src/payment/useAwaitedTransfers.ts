import useSWR from 'swr';
import { useListKey } from '../rows/useListData';
import { readTab, storeInTab } from '../storage/tabStorage';

/** A sale that was shown in this tab while it waited for its transfer. */
export interface AwaitedSale {
  id: string;
  /** As staff name it: `Ticket TK-7QF3XM-K`. */
  name: string;
}

const STORED = 'awaitedTransfers';

function readAwaited(): AwaitedSale[] {
  const stored = readTab(STORED);
  return Array.isArray(stored) ? stored.filter(isAwaitedSale) : [];
}

const isAwaitedSale = (stored: unknown): stored is AwaitedSale =>
  typeof stored === 'object' && stored !== null && 'id' in stored && 'name' in stored;

/** Returns the sales whose transfer is awaited on whichever screen the user is then, also after a reload, and functions that begin and end that. */
export function useAwaitedTransfers() {
  const { data: awaited = [], mutate } = useSWR(useListKey('payments', 'awaited here'), readAwaited);
  const change = (id: string, added: readonly AwaitedSale[]) => {
    storeInTab(STORED, [...readAwaited().filter((sale) => sale.id !== id), ...added]);
    void mutate();
  };
  return {
    awaited,
    begin: (sale: AwaitedSale) => change(sale.id, [sale]),
    end: (id: string) => change(id, []),
  };
}
