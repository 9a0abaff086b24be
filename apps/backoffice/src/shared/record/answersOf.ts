import type { ApiFailure } from '@motorpark/api';
import type { ComboboxOption, ComboboxOptions } from '@motorpark/ui';

interface List {
  isLoading: boolean;
  failure: ApiFailure | undefined;
}

/** The answers of a field that are rows of a list, or why there are none yet. */
export function answersOf({ isLoading, failure }: List, options: readonly ComboboxOption[]): ComboboxOptions {
  if (options.length > 0) return options;
  if (isLoading) return 'loading';
  return failure ? 'failed' : options;
}
