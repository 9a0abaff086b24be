import { styled } from 'styled-components';
import { chosenInForcedColors, color, media, radius, size, space, type } from '../../theme';
import { useLocale } from '../../locale';

export interface CountOption<Value extends string> {
  value: Value;
  label: string;
  /** The number, formatted: "1,204"; undefined until it is counted. */
  count?: string | undefined;
}

export interface CountFilterProps<Value extends string> {
  /** Accessible name: "Tickets by status". */
  label: string;
  /** The choices with their counts, from left to right. */
  options: readonly CountOption<Value>[];
  /** The filter in use; undefined while everything is shown. */
  value: Value | undefined;
  /** Called with the pressed filter; with undefined if it was in use already, or All was pressed. */
  onChange: (value: Value | undefined) => unknown;
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
  const { say } = useLocale();
  return (
    <Line role="group" aria-label={label}>
      <Option type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        {say('All')}
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

/** One line; on a phone it is wider than the screen and scrolls. */
const Line = styled.div`
  display: flex;
  gap: ${space[1]};
  min-width: 0;
  padding: 3px;
  margin: -3px;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.print} {
    display: none;
  }
`;

const Option = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.compactRow};
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  font: ${type.smallStrong};
  color: ${color.text.muted};
  background: none;
  cursor: pointer;

  &:hover {
    color: ${color.text.default};
    background: ${color.surface.hovered};
  }

  &[aria-pressed='true'] {
    color: ${color.text.link};
    background: ${color.brand.tint};
    border-color: ${color.brand.default};

    ${chosenInForcedColors}
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;

/** Reserves the space of the number before it is known, so that nothing moves under the pointer. */
const Count = styled.span`
  min-width: 3ch;
  text-align: start;
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
