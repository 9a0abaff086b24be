import { Count, Line, Option } from './CountFilter.styles';

export interface CountOption<Value extends string> {
  value: Value;
  label: string;
  /** How many there are, in words: "1,204"; undefined while nobody has counted. */
  count?: string | undefined;
}

export interface CountFilterProps<Value extends string> {
  /** What is counted: "Tickets by status". Read aloud. */
  label: string;
  options: readonly CountOption<Value>[];
  /** The one that narrows now; undefined while all is shown. */
  value: Value | undefined;
  /** A press narrows; a press on the one that does, or on All, widens again. */
  onChange: (value: Value | undefined) => void;
}

/**
 * How many there are of each kind, in one line above their list, which a press narrows to that kind. Without counts `FilterButtons` say the
 * same; figures that narrow nothing are a `SummaryCard` each.
 */
export function CountFilter<Value extends string>({
  label,
  options,
  value,
  onChange,
}: CountFilterProps<Value>) {
  return (
    <Line role="group" aria-label={label}>
      <Option type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        All
      </Option>
      {options.map((option) => (
        <Option
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? undefined : option.value)}
        >
          {option.label} <Count>{option.count}</Count>
        </Option>
      ))}
    </Line>
  );
}
