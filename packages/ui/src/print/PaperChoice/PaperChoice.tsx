import { useId } from 'react';
import { VisuallyHidden } from '../../theme';
import { PAPER_SIZES, PAPERS, type PaperSize } from '../../theme/paper';
import { Group, Option, Radio } from './PaperChoice.styles';

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
