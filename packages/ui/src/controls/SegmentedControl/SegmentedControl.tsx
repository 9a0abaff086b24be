import { useId } from 'react';
import { styled } from 'styled-components';
import { chosen, color, media, motion, radius, size, space, type, VisuallyHidden } from '../../theme';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name: "Paper". */
  label: string;
  /** The choices, from left to right. */
  options: readonly Segment<Value>[];
  /** The value of the chosen one. */
  value: Value;
  /** Called with the value of the one that was chosen. */
  onChange: (value: Value) => unknown;
}

/**
 * A choice of one of two to four short options, of which one is always chosen and takes effect at once. To filter a list use
 * `FilterButtons`; for links to the parts of a screen `TabLinks`; for a field of a form `ChoiceField`.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Option key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Option>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0;
  padding: 2px;
  border: 1px solid ${color.line.control};
  border-radius: ${radius.medium};
  background: ${color.surface.sunken};
`;

const Option = styled.label`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  min-height: calc(${size.control} - 6px);
  padding: 0 ${space[3]};
  border-radius: ${radius.small};
  font: ${type.strong};
  color: ${color.text.muted};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion.quick};

  ${media.phone} {
    min-height: calc(${size.touch} - 6px);
  }

  &:has(:checked) {
    ${chosen}
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** The radio itself, transparent, over the entire label: for the keyboard and for screen readers. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
