import { SelectField, type SelectOption } from '@motorpark/ui';
import { fetched } from '../fetched';
import type { AnswerState } from '../record/answersOf';

const ALL = 'all';
/** More of them are searched for. */
const MOST_IN_SIGHT = 15;

const SearchedFilter = fetched('SearchedFilter', () => import('./SearchedFilter'));

interface RecordFilterProps {
  label: string;
  name: string;
  /** The id of the one that is looked at; undefined for all. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  /** Those that can be chosen, each by its id. */
  options: readonly SelectOption[];
  /** Whether they are there. */
  state: AnswerState;
  /** The label for all of them, and for one that a link names and that is not known, or not yet. */
  words: { all: string; unknown: string };
}

/** Narrows a list to one record among those that the company keeps: chosen from a few, found by typing among many. */
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
