import type { ComboboxFieldProps, ComboboxOption, ComboboxSearch } from '../controls';

export type Answers = Pick<ComboboxFieldProps, 'options' | 'search'>;

/** Whether the rows behind the options are loaded, and their search. */
export interface AnswerState {
  search?: ComboboxSearch | undefined;
  isLoading: boolean;
  failure: object | undefined;
}

/** Returns the options of a search field, or its loading or failed state. */
export function answersOf(
  { isLoading, failure, search }: AnswerState,
  options: readonly ComboboxOption[],
): Answers {
  if (options.length > 0) return { options, search };
  if (isLoading) return { options: 'loading', search };
  return { options: failure ? 'failed' : options, search };
}
