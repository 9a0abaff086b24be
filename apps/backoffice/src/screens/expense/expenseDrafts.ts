import { draftStore } from '../../shared/draft/draftStore';
import type { Draft } from '../../shared/record/recordKind';

/** Stores an expense that the server refused after it was queued, until it is corrected. */
export const expenseDrafts = draftStore<Draft>('expense', (values): values is Draft =>
  Object.values(values).every((value) => typeof value === 'string'),
);
