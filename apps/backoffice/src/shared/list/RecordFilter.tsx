import { SelectField, type SelectOption } from '@motorpark/ui';
import type { AnswerState } from '@motorpark/ui/form';
import { lazyScreen } from '../lazyScreen';

const ALL = 'all';
/** The greatest number of options without a search. */
const MOST_IN_SIGHT = 15;

const SearchedFilter = lazyScreen('SearchedFilter', () => import('./SearchedFilter'));

interface RecordFilterProps {
  label: string;
  name: string;
  /** The id of the chosen record; undefined for all. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  /** The records to choose from, by id. */
  options: readonly SelectOption[];
  state: AnswerState;
  /** The label for all, and for a record named by the link that is unknown or not loaded yet. */
  words: { all: string; unknown: string };
}

/** A filter of a list by one record: a plain select for a few, a search field for many. */
export function RecordFilter({ value, onChange, options, state, words, ...named }: RecordFilterProps) {
  const isUnknown = value !== undefined && options.every((option) => option.value !== value);
  const others = [{ value: ALL, label: words.all }, ...(isUnknown ? [{ value, label: words.unknown }] : [])];
  const chosen = {
    ...named,
    value: value ?? ALL,
    onChange: (one: string) => onChange(one === ALL || one === '' ? undefined : one),
  };
  return state.search || options.length > MOST_IN_SIGHT ? (
    <SearchedFilter {...chosen} options={options} others={others} state={state} />
  ) : (
    <SelectField
      {...chosen}
      isLabelHidden
      options={[...others.slice(0, 1), ...options, ...others.slice(1)]}
    />
  );
}
