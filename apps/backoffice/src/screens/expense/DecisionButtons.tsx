import { EXPENSE_TRANSITIONS, nextStatuses, previousStatuses } from '@motorpark/domain';
import { Button } from '@motorpark/ui';

interface DecisionButtonsProps {
  status: string;
  isBusy: boolean;
  onStep: (status: string) => void;
  /** Called with the previous status that a correction returns to; it needs a reason. */
  onCorrect: (status: string) => void;
}

/** Label and variant of the button for each status. */
const BUTTONS: Readonly<Record<string, { label: string; variant: 'primary' | 'secondary' }>> = {
  Approved: { label: 'Approve', variant: 'primary' },
  Rejected: { label: 'Reject', variant: 'secondary' },
};

/** Label of the button that sets a status. */
export const actOf = (status: string): string => BUTTONS[status]?.label ?? status;

/** Buttons for a super admin's decisions on an expense and for taking them back; the primary one is last. */
export function DecisionButtons({ status, isBusy, onStep, onCorrect }: DecisionButtonsProps) {
  return (
    <>
      {previousStatuses(EXPENSE_TRANSITIONS, status).map((before) => (
        <Button key={before} onClick={() => onCorrect(before)}>
          {`Back to ${before}…`}
        </Button>
      ))}
      {[...nextStatuses(EXPENSE_TRANSITIONS, status)].toReversed().map((next) => (
        <Button key={next} variant={BUTTONS[next]?.variant} isBusy={isBusy} onClick={() => onStep(next)}>
          {actOf(next)}
        </Button>
      ))}
    </>
  );
}
