import { useSummary } from '@motorpark/api';
import { TICKET_STATUSES, type Ticket } from '@motorpark/domain';
import { SummaryCard, SummaryCards } from '@motorpark/ui';
import { SampleCards } from '../operation/SampleCards';
import { TICKET_FIGURES } from '../operation/samples';

interface TicketCardsProps {
  /** The rows of the list. */
  tickets: readonly Ticket[];
  isLoading: boolean;
  /** Whether the rows are a part of the tickets, which is then counted here. */
  isPart: boolean;
}

const LABEL = 'Tickets by status';

/** How many tickets have each status: the server's count, the rows', or on a core server the specification's samples. */
export function TicketCards({ tickets, isLoading, isPart }: TicketCardsProps) {
  const { summary, isLoading: isCounting, isSample } = useSummary();
  if (isSample) return <SampleCards label={LABEL} figures={TICKET_FIGURES} />;

  const counted = isPart ? undefined : summary?.ticketStatus;
  const countOf = (status: string) =>
    counted ? (counted[status] ?? 0) : tickets.filter((ticket) => ticket.status === status).length;
  return (
    <SummaryCards label={LABEL}>
      {TICKET_STATUSES.map((status) => (
        <SummaryCard
          key={status}
          label={status}
          value={countOf(status).toLocaleString('en-US')}
          isLoading={isPart ? isLoading : isCounting && !summary}
        />
      ))}
    </SummaryCards>
  );
}
