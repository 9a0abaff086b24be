import { useTerminals } from '@motorpark/api';
import { SelectField, type SelectOption } from '@motorpark/ui';
import { messages } from './messages';

const ALL = 'all';

interface TerminalFilterProps {
  /** The terminal's id; undefined for all. */
  value: string | undefined;
  onChange: (terminalId: string | undefined) => void;
}

/** Whose operations: of all terminals or of one. */
export function TerminalFilter(props: TerminalFilterProps) {
  const { terminals } = useTerminals();
  return (
    <TerminalChoice {...props} options={terminals.map(({ id, name }) => ({ value: id, label: name }))} />
  );
}

interface TerminalChoiceProps extends TerminalFilterProps {
  options: readonly SelectOption[];
}

export function TerminalChoice({ value, onChange, options }: TerminalChoiceProps) {
  // One that came with a link and is not known, or not yet.
  const isUnknown = value !== undefined && options.every((option) => option.value !== value);
  return (
    <SelectField
      label={messages.terminal}
      isLabelHidden
      name="terminal"
      value={value ?? ALL}
      options={[
        { value: ALL, label: messages.allTerminals },
        ...options,
        ...(isUnknown ? [{ value, label: messages.unknownTerminal }] : []),
      ]}
      onChange={(terminal) => onChange(terminal === ALL ? undefined : terminal)}
    />
  );
}
