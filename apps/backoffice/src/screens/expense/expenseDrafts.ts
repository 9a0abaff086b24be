import { draftStore } from '../../shared/draft/draftStore';
import type { Draft } from '../../shared/record/recordKind';

/** The expense that the server has refused later, until it is put right. */
export const expenseDrafts = draftStore<Draft>('expense', (values): values is Draft =>
  Object.values(values).every((value) => typeof value === 'string'),
);
