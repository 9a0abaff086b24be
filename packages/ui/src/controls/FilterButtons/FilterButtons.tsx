import { styled } from 'styled-components';
import { color, media, space } from '../../theme';
import { Button } from '../Button/Button';
import type { Icon } from '../Icon/icons';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  icon?: Icon | undefined;
}

export interface FilterButtonsProps<Value extends string> {
  /** What they narrow: "Type of operation". Read aloud. */
  label: string;
  options: ReadonlyArray<FilterOption<Value>>;
  /** The one that narrows now; undefined while all is shown. */
  value: Value | undefined;
  /** A press narrows; a press on the one that does widens again. */
  onChange: (value: Value | undefined) => void;
}

/**
 * Two to four buttons of which at most one is pressed, and then narrows the list below. More choices belong into a `SelectField`; what
 * leads to another screen is a `ButtonLink`.
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
          onClick={() => onChange(option.value === value ? undefined : option.value)}
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

  [aria-pressed='true'] {
    color: ${color.text.link};
    background: ${color.brand.tint};
    border-color: ${color.brand.default};
    box-shadow: inset 0 0 0 1px ${color.brand.default};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
      outline-color: CanvasText;
    }
  }

  ${media.phone} {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
      padding-inline: ${space[2]};
    }
  }
`;
