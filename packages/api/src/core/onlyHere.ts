import type { ListName } from '../client/lists';
import type { Outcome } from '../client/records';

/** The lists that change on this machine alone where the server has no call for it (docs/trip.md). */
const CHANGED_HERE: ReadonlySet<ListName> = new Set(['trips']);

/** Whether a list shows a change that came to this. */
export const isShown = (list: ListName, outcome: Outcome): boolean =>
  outcome === 'done' || CHANGED_HERE.has(list);
