import type { ApiFailure } from '@motorpark/api';
import type { ComboboxFieldProps, ComboboxOption, ComboboxSearch } from '@motorpark/ui';

/** What can be answered in a field that is searched, and who searches. */
export type Answers = Pick<ComboboxFieldProps, 'options' | 'search'>;

/** Whether the rows are there of which the answers are made, and who searches them. */
export interface AnswerState {
  search?: ComboboxSearch | undefined;
  isLoading: boolean;
  failure: ApiFailure | undefined;
}

/** The answers of a field that are rows of a list, or why there are none yet. */
export function answersOf(
  { isLoading, failure, search }: AnswerState,
  options: readonly ComboboxOption[],
): Answers {
  if (options.length > 0) return { options, search };
  if (isLoading) return { options: 'loading', search };
  return { options: failure ? 'failed' : options, search };
}
