import type { Direction } from '@motorpark/domain';

/** Which way a list goes, as its link says it: away from this terminal, unless it says otherwise. */
export const directionIn = (query: URLSearchParams): Direction =>
  query.get('type') === 'incoming' ? 'incoming' : 'outgoing';
