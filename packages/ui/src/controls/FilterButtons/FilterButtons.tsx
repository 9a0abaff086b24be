import { styled } from 'styled-components';
import { media, space } from '../../theme';
import { Button } from '../Button/Button';
import type { Icon } from '../Icon/icons';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  icon?: Icon | undefined;
}

export interface FilterButtonsProps<Value extends string> {
  /** Accessible name: "Type of operation". */
  label: string;
  /** The choices, from left to right. */
  options: ReadonlyArray<FilterOption<Value>>;
  /** The filter in use; undefined while everything is shown. */
  value: Value | undefined;
  /** Called with the pressed filter; with undefined if it was in use already. */
  onChange: (value: Value | undefined) => unknown;
}

/**
 * Two to four toggle buttons of which at most one is pressed and filters the list below. For more choices use a
 * `SelectField`; for a link to another screen a `ButtonLink`.
 */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterButtonsProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          icon={option.icon}
          aria-pressed={option.value === value}
          onPress={() => onChange(option.value === value ? undefined : option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
      padding-inline: ${space[2]};
    }
  }
`;
