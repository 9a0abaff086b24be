import { useEveryTerminal, useSession } from '@motorpark/api';
import type { SelectOption } from '@motorpark/ui';
import type { AnswerState } from '@motorpark/ui/form';
import { RecordFilter } from './RecordFilter';

interface TerminalFilterProps {
  /** The terminal's id; undefined for all. */
  value: string | undefined;
  onChange: (terminalId: string | undefined) => void;
}

/** The filter of a list by terminal; managers choose from theirs. */
export function TerminalFilter(props: TerminalFilterProps) {
  const { rows: terminals, ...state } = useEveryTerminal({ id: props.value });
  const managed = useSession()?.managed;
  const options = terminals
    .filter(({ id }) => managed?.includes(id) ?? true)
    .map(({ id, name }) => ({ value: id, label: name }));
  return <TerminalChoice {...props} state={state} options={options} />;
}

interface TerminalChoiceProps extends TerminalFilterProps {
  options: readonly SelectOption[];
  state?: AnswerState;
}

const WORDS = { all: 'All terminals', unknown: 'Another terminal' };
const LOADED: AnswerState = { isLoading: false, failure: undefined };

export const TerminalChoice = ({ state = LOADED, ...props }: TerminalChoiceProps) => (
  <RecordFilter label="Terminal" name="terminal" state={state} words={WORDS} {...props} />
);
