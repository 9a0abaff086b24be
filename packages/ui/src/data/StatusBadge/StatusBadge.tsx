import { Badge, Word } from './StatusBadge.styles';
import { StatusMark } from './StatusMark';
import { statusStyle } from './statuses';

export interface StatusBadgeProps {
  /** The status as the server sends it. An unknown one is shown as it is. */
  status: string;
}

/**
 * Shows the status of a trip, ticket, waybill, expense or person as a word, a tone and a shape, so that it can be read
 * without colour and by people who cannot tell red from green. For a number use `SummaryCard`; for a message use
 * `Notice`.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { tone, shape } = statusStyle(status);
  return (
    <Badge $tone={tone}>
      <StatusMark shape={shape} />
      <Word>{status}</Word>
    </Badge>
  );
}
