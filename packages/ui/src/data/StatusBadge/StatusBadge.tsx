import { Badge, Word } from './StatusBadge.styles';
import { StatusMark } from './StatusMark';
import { statusLook } from './statuses';

export interface StatusBadgeProps {
  /** The status as the server says it. One that nobody knows is shown as it is. */
  status: string;
}

/**
 * Where a trip, ticket, waybill, expense or person stands: a word, a tone and a shape, so that it reads in
 * monochrome and to those who can't tell red from green. For a number use `SummaryCard`; for a message use `Notice`.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { tone, shape } = statusLook(status);
  return (
    <Badge $tone={tone}>
      <StatusMark shape={shape} />
      <Word>{status}</Word>
    </Badge>
  );
}
