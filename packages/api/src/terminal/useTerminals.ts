import type { ListQuery } from '../client/found';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { terminalRows, deleteTerminal, saveTerminal } from './terminal.endpoints';

/** Returns the terminals that match a query, by name unless they are sorted (docs/lists.md). */
export const useFoundTerminals = (query: ListQuery) => useFoundRows(terminalRows, query);

/** Returns the terminal that a form opens. */
export const useOneTerminal = (id: string | undefined) => useRecord(terminalRows, id);

export const useSaveTerminal = () => useSave('terminals', saveTerminal);

export const useDeleteTerminal = () => useRemove('terminals', deleteTerminal);
