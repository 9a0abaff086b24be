import { unlistedText } from '@motorpark/domain';
import { ComboboxField, type SelectOption } from '@motorpark/ui';
import { type AnswerState, answersOf } from '@motorpark/ui/form';
import { useState } from 'react';

export interface SearchedFilterProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Further options while there is no search text. */
  others: readonly SelectOption[];
  state: AnswerState;
}

/** A filter by one of many records, found by typing. Text that matches none of them filters nothing. */
export function SearchedFilter({ value, onChange, options, others, state, ...words }: SearchedFilterProps) {
  const [unlisted, setUnlisted] = useState<string>();
  const isSearched = state.search !== undefined && state.search.answered !== '';

  function choose(chosen: string) {
    const isUnlisted = unlistedText(chosen) !== undefined;
    setUnlisted(isUnlisted ? chosen : undefined);
    if (!isUnlisted) onChange(chosen);
  }

  return (
    <ComboboxField
      {...words}
      isLabelHidden
      value={unlisted ?? value}
      {...answersOf(state, isSearched ? options : [...others, ...options])}
      onChange={choose}
    />
  );
}
