import { useAdminChoices } from '@motorpark/api';
import { BY_RULE } from '@motorpark/domain';
import { RecordFilter } from './RecordFilter';

interface PersonFilterProps {
  /** The person's id, or `BY_RULE`; undefined for everybody. */
  value: string | undefined;
  onChange: (person: string | undefined) => void;
  /** Whether the company's rule does some of what is listed. */
  hasRule?: boolean;
}

const WORDS = { all: 'Everybody', unknown: 'Another person' };
const RULE = { value: BY_RULE, label: 'The company’s rule' };

/** The filter of a list by who did what it lists. */
export function PersonFilter({ hasRule = false, ...props }: PersonFilterProps) {
  const { rows: admins, ...state } = useAdminChoices({
    id: props.value === BY_RULE ? undefined : props.value,
  });
  const people = admins.map(({ id, name }) => ({ value: id, label: name }));
  const options = hasRule ? [...people, RULE] : people;
  return (
    <RecordFilter {...props} label="Person" name="person" options={options} state={state} words={WORDS} />
  );
}
