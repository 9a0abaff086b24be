import { type Expense, formatNaira } from '@motorpark/domain';
import { late } from '@motorpark/ui';
import type { StepDialogProps } from '../../shared/history/useStatusStep';
import { actOf } from './DecisionButtons';
import { messages } from './messages';

const WhyDialog = late('WhyDialog', () => import('../../shared/history/WhyDialog'));

/** Rejects an expense with a reason, which whoever entered it reads. */
export const RejectExpense = ({ row, take, isBusy, onClose }: StepDialogProps<Expense>) => (
  <WhyDialog
    act={actOf('Rejected')}
    why={messages.rejecting(row.expenseType, formatNaira(row.amount), row.cashier)}
    take={take}
    isBusy={isBusy}
    onClose={onClose}
  />
);
