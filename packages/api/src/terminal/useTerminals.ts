import { useList, type ListOptions } from '../client/lists';
import { listTerminals } from './terminal.endpoints';

export function useTerminals(options?: ListOptions) {
  const { rows: terminals, ...state } = useList('terminals', listTerminals, options);
  return { terminals, ...state };
}
