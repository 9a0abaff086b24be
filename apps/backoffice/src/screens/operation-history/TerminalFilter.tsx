import { useTerminalChoices } from '@motorpark/api';
import type { SelectOption } from '@motorpark/ui';
import { RecordFilter } from '../../shared/list/RecordFilter';
import type { AnswerState } from '../../shared/form/answersOf';
import { messages } from './messages';

interface TerminalFilterProps {
  /** The terminal's id; undefined for all. */
  value: string | undefined;
  onChange: (terminalId: string | undefined) => void;
}

/** Filters operations by terminal. */
export function TerminalFilter(props: TerminalFilterProps) {
  const { rows: terminals, ...state } = useTerminalChoices({ id: props.value });
  const options = terminals.map(({ id, name }) => ({ value: id, label: name }));
  return <TerminalChoice {...props} state={state} options={options} />;
}

interface TerminalChoiceProps extends TerminalFilterProps {
  options: readonly SelectOption[];
  state?: AnswerState;
}

const LOADED: AnswerState = { isLoading: false, failure: undefined };

export const TerminalChoice = ({ state = LOADED, ...props }: TerminalChoiceProps) => (
  <RecordFilter
    label={messages.terminal}
    name="terminal"
    state={state}
    words={{ all: messages.allTerminals, unknown: messages.unknownTerminal }}
    {...props}
  />
);
