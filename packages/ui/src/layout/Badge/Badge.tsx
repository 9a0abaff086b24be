import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export interface BadgeProps {
  /** A number, formatted: "1,204". */
  children: ReactNode;
}

/** A number beside what it counts: the records of a list, beside its title. The status of a record is a `StatusBadge`. */
export function Badge({ children }: BadgeProps) {
  return <Pill>{children}</Pill>;
}

const Pill = styled.span`
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${color.status.idle.bg};
  color: ${color.status.idle.fg};
  font: ${type.captionStrong};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;
