import { TERMINAL_LIST } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { deleteTerminal, saveTerminal } from './terminal.endpoints';
import { terminalSource } from './terminalSource';

/** Returns the terminals that match a query, by name unless they are sorted (docs/lists.md). */
export const useFoundTerminals = (query: ListQuery) =>
  useFoundRows({ ...terminalSource, columns: TERMINAL_LIST }, query);

export const useOneTerminal = (id: string | undefined) => useRecord(terminalSource, id);

export const useSaveTerminal = () => useSave('terminals', saveTerminal);

export const useDeleteTerminal = () => useRemove('terminals', deleteTerminal);
