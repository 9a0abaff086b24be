import { type Comparison, formatWhole } from '@motorpark/domain';
import { styled } from 'styled-components';
import { FallIcon, RiseIcon } from '../../controls';
import { type Say, useLocale, withoutThisYear } from '../../locale';
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
      <span>{wordsOf(trend, withoutThisYear(before).replaceAll(' ', '\u00A0'), useLocale().say)}</span>
    </Line>
  );
}

function wordsOf({ way, percent }: Comparison, before: string, say: Say): string {
  if (way === 'same') return say('The same as {before}', { before });
  if (percent === undefined) return say('Nothing before: {before}', { before });
  return say(way === 'up' ? '{percent}% more than {before}' : '{percent}% less than {before}', {
    percent: formatWhole(percent),
    before,
  });
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
