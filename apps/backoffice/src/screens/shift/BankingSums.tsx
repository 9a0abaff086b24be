import { useBanking } from '@motorpark/api';
import { type DropSum, formatCount, formatDateTime, formatNaira } from '@motorpark/domain';
import { SummaryCard, SummaryCards } from '@motorpark/ui';
import { messages } from './messages';

interface BankingSumsProps {
  /** The period of the list. */
  period: { from?: string | undefined; to?: string | undefined };
}

/** The sums of a period's drops, banked and not banked, and the date of the oldest one that waits. Shows nothing if the server does not provide them. */
export function BankingSums({ period }: BankingSumsProps) {
  const { sums, isLoading } = useBanking(period);
  if (!sums && !isLoading) return null;
  return (
    <SummaryCards label={messages.dropList.sums}>
      <SummaryCard
        label={messages.dropList.notBanked}
        value={sums && formatNaira(sums.notBanked.amount)}
        note={sums && noteOf(sums.notBanked)}
        isLoading={isLoading}
      />
      <SummaryCard
        label={messages.dropList.banked}
        value={sums && formatNaira(sums.banked.amount)}
        note={sums && messages.dropList.drops(formatCount(sums.banked.drops), sums.banked.drops)}
        isLoading={isLoading}
      />
      <SummaryCard
        label={messages.deposit.short}
        value={sums && formatNaira(sums.short)}
        note={sums && messages.deposit.over(formatNaira(sums.over))}
        isLoading={isLoading}
      />
      {sums && sums.takenBack.deposits > 0 && (
        <SummaryCard
          label={messages.takeBackDeposit.sum}
          value={formatNaira(sums.takenBack.amount)}
          note={messages.takeBackDeposit.deposits(
            formatCount(sums.takenBack.deposits),
            sums.takenBack.deposits,
          )}
        />
      )}
    </SummaryCards>
  );
}

function noteOf({ drops, oldestAt }: DropSum): string {
  const counted = messages.dropList.drops(formatCount(drops), drops);
  return oldestAt === undefined ? counted : messages.dropList.since(counted, formatDateTime(oldestAt));
}
