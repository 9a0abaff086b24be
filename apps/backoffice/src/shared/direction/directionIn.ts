import type { Direction } from '@motorpark/domain';

/** Returns the direction in a link's query; `outgoing` by default. */
export const directionIn = (query: URLSearchParams): Direction =>
  query.get('type') === 'incoming' ? 'incoming' : 'outgoing';
