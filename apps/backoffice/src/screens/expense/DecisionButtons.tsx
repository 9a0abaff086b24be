import { EXPENSE_TRANSITIONS, nextStatuses, previousStatuses } from '@motorpark/domain';
import { Button } from '@motorpark/ui';

interface DecisionButtonsProps {
  status: string;
  isBusy: boolean;
  onStep: (status: string) => void;
  /** A decision is to be taken back to this status; it takes a reason. */
  onCorrect: (status: string) => void;
}

/** What a button that leads to a status says, and which one stands out. */
const LOOKS: Readonly<Record<string, { label: string; variant: 'primary' | 'secondary' }>> = {
  Approved: { label: 'Approve', variant: 'primary' },
  Rejected: { label: 'Reject', variant: 'secondary' },
};

/** The verb of a button that leads to a status. */
export const actOf = (status: string): string => LOOKS[status]?.label ?? status;

/** What a super admin can decide on an expense, or take back; the main one at the end. */
export function DecisionButtons({ status, isBusy, onStep, onCorrect }: DecisionButtonsProps) {
  return (
    <>
      {previousStatuses(EXPENSE_TRANSITIONS, status).map((before) => (
        <Button key={before} onClick={() => onCorrect(before)}>
          {`Back to ${before}…`}
        </Button>
      ))}
      {[...nextStatuses(EXPENSE_TRANSITIONS, status)].toReversed().map((next) => (
        <Button key={next} variant={LOOKS[next]?.variant} isBusy={isBusy} onClick={() => onStep(next)}>
          {actOf(next)}
        </Button>
      ))}
    </>
  );
}
