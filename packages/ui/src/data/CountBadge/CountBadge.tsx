import { formatWhole } from '@motorpark/domain';
import { Badge } from './CountBadge.styles';

export interface CountBadgeProps {
  /** The number, shown with thousands separators. */
  count: number;
  /** What is counted, in the plural: "admins", "active". */
  label: string;
  /** A tone when the number itself is news, such as banned people. */
  tone?: 'idle' | 'success' | 'warning' | 'danger' | undefined;
}

/** How many there are, beside a heading. For a figure that people come to read, use `SummaryCard`. */
export function CountBadge({ count, label, tone = 'idle' }: CountBadgeProps) {
  return (
    <Badge $tone={tone}>
      <b>{formatWhole(count)}</b> {label}
    </Badge>
  );
}
