import { useId } from 'react';
import { styled } from 'styled-components';
import { chosen, color, media, motion, radius, size, space, type, VisuallyHidden } from '../../theme';
import { PAPER_SIZES, PAPERS, type PaperSize } from '../../theme/papers';

export interface PaperChoiceProps {
  value: PaperSize;
  onChange: (paper: PaperSize) => void;
}

/**
 * A choice of the paper in the printer: a receipt roll of either width or A4 sheets. Shown beside the print button.
 *
 * **Keyboard:** Tab reaches the chosen paper, arrow keys choose another.
 */
export function PaperChoice({ value, onChange }: PaperChoiceProps) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">Paper</VisuallyHidden>
      {PAPER_SIZES.map((paper) => (
        <Option key={paper}>
          <Radio
            type="radio"
            name={name}
            value={paper}
            checked={paper === value}
            onChange={() => onChange(paper)}
          />
          {PAPERS[paper].label}
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
