import { EXPENSE_TRANSITIONS, nextStatuses, previousStatuses } from '@motorpark/domain';
import { Button } from '@motorpark/ui';

interface DecisionButtonsProps {
  status: string;
  isBusy: boolean;
  onStep: (status: string) => void;
  /** Called with the previous status that a correction returns to; it needs a reason. */
  onCorrect: (status: string) => void;
}

interface Look {
  label: string;
  variant: 'primary' | 'secondary';
  /** Whether the step needs a reason. */
  asksWhy?: true;
}

/** Label and variant of the button for each status. */
const BUTTONS: Readonly<Record<string, Look>> = {
  Approved: { label: 'Approve', variant: 'primary' },
  Rejected: { label: 'Reject', variant: 'secondary', asksWhy: true },
};

/** Label of the button that sets a status. */
export const actOf = (status: string): string => BUTTONS[status]?.label ?? status;

/** Whether the step to a status needs a reason. */
export const asksWhy = (status: string): boolean => BUTTONS[status]?.asksWhy === true;

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
          {asksWhy(next) ? `${actOf(next)}…` : actOf(next)}
        </Button>
      ))}
    </>
  );
}
