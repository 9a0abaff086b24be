import { SegmentedControl } from '../../controls';
import { PAPER_SIZES, PAPERS, type PaperSize } from '../../theme/papers';
import { useLocale } from '../../locale';

export interface PaperChoiceProps {
  /** The chosen paper. */
  value: PaperSize;
  /** Called with the paper that was chosen. */
  onChange: (paper: PaperSize) => unknown;
}

/**
 * A choice of the paper in the printer: a receipt roll of either width or A4 sheets. Shown beside the print button.
 *
 * **Keyboard:** Tab reaches the chosen paper, arrow keys choose another.
 */
export function PaperChoice({ value, onChange }: PaperChoiceProps) {
  const { say } = useLocale();
  return <SegmentedControl label={say('Paper')} options={OPTIONS} value={value} onChange={onChange} />;
}

const OPTIONS = PAPER_SIZES.map((paper) => ({ value: paper, label: PAPERS[paper].label }));
