import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { deleteTerminal, listTerminals, saveTerminal } from './terminal.endpoints';

export function useTerminals(options?: ListOptions) {
  const { rows: terminals, ...state } = useList('terminals', listTerminals, options);
  return { terminals, ...state };
}

export const useSaveTerminal = () => useSave('terminals', saveTerminal);

export const useDeleteTerminal = () => useRemove('terminals', deleteTerminal);
