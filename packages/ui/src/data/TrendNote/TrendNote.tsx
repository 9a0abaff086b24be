import { type Comparison, formatWhole } from '@motorpark/domain';
import { styled } from 'styled-components';
import { FallIcon, RiseIcon } from '../../controls';
import { withoutThisYear } from '../../locale';
import { space } from '../../theme';

export interface TrendNoteProps extends Comparison {
  /** What the figure is compared with: "8 Jan 2025". */
  before: string;
}

const ICONS = { up: RiseIcon, down: FallIcon, same: undefined } as const;

/**
 * Shows how a figure compares with an earlier one, in words; an arrow repeats the direction unless the earlier figure
 * was zero. Used as the note of a `SummaryCard`.
 */
export function TrendNote({ before, ...trend }: TrendNoteProps) {
  const { way, percent } = trend;
  const Arrow = ICONS[way];
  return (
    <Line>
      {Arrow && percent !== undefined && <Arrow size={14} aria-hidden="true" />}
      <span>{wordsOf(trend, withoutThisYear(before).replaceAll(' ', '\u00A0'))}</span>
    </Line>
  );
}

function wordsOf({ way, percent }: Comparison, before: string): string {
  if (way === 'same') return `The same as ${before}`;
  if (percent === undefined) return `Nothing before: ${before}`;
  return `${formatWhole(percent)}% ${way === 'up' ? 'more' : 'less'} than ${before}`;
}

const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};

  > svg {
    flex: none;
    align-self: center;
  }
`;
