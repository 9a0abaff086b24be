import { Count, Line, Option } from './CountFilter.styles';

export interface CountOption<Value extends string> {
  value: Value;
  label: string;
  /** The number, formatted: "1,204"; undefined until it is counted. */
  count?: string | undefined;
}

export interface CountFilterProps<Value extends string> {
  /** Accessible name: "Tickets by status". */
  label: string;
  options: readonly CountOption<Value>[];
  /** The filter in use; undefined while everything is shown. */
  value: Value | undefined;
  /** Called with the pressed filter; with undefined if it was in use already, or All was pressed. */
  onChange: (value: Value | undefined) => void;
}

/**
 * Shows the number of records of each kind in one line above their list; a press filters the list by that kind. Without
 * counts use `FilterButtons`; for figures that staff watch all day or that filter nothing, a `SummaryCard` each.
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
