import { useSummary } from '@motorpark/api';
import { type Direction, type Waybill, type WaybillStatus } from '@motorpark/domain';
import { SummaryCard, SummaryCards } from '@motorpark/ui';
import { SampleCards } from '../operation/SampleCards';
import { messages } from './messages';
import { WAYBILL_FIGURES } from './samples';

interface WaybillCardsProps {
  direction: Direction;
  /** The rows of the list: counted here while the server has not said how many there are. */
  waybills: readonly Waybill[];
  isLoading: boolean;
}

/** The four cards in the specification's order (section 2.20). */
const CARDS: readonly WaybillStatus[] = ['Pending', 'Delivered', 'On-Transit', 'Picked Up'];

/** How many waybills have each status: the server's count, or on a core server the specification's samples. */
export function WaybillCards({ direction, waybills, isLoading }: WaybillCardsProps) {
  const { summary, isLoading: isCounting, isSample } = useSummary();
  if (isSample) return <SampleCards label={messages.byStatus} figures={WAYBILL_FIGURES} />;

  const counted = summary?.waybillStatus[direction];
  const countOf = (status: string) =>
    counted ? (counted[status] ?? 0) : waybills.filter((waybill) => waybill.status === status).length;
  return (
    <SummaryCards label={messages.byStatus}>
      {CARDS.map((status) => (
        <SummaryCard
          key={status}
          label={status}
          value={countOf(status).toLocaleString('en-US')}
          isLoading={!counted && (isCounting || isLoading)}
        />
      ))}
    </SummaryCards>
  );
}
