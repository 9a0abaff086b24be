import { Notice } from '@motorpark/ui';
import { paths } from '../../paths';
import { ExpenseFormScreen } from '../expense/ExpenseFormScreen';
import { expenseRecord } from '../expense/expenseRecord';
import { messages } from '../expense/messages';
import { OperationScreen } from '../operation-history/OperationScreen';

const NOT_KEPT = new Set(['vehicle', 'trip', 'claim']);

/** For no vehicle, no trip and no claim. */
const SAMPLE_EXPENSE = {
  kind: {
    ...expenseRecord,
    form: {
      ...expenseRecord.form,
      fields: expenseRecord.form.fields.filter(({ name }) => !NOT_KEPT.has(name)),
    },
  },
  notice: <Notice tone="info">{messages.sampleNotice}</Notice>,
};

export const SampleExpenseFormScreen = () => <ExpenseFormScreen sample={SAMPLE_EXPENSE} />;

export const SampleStaffOperationScreen = () => (
  <OperationScreen listPath={paths.admin.operations} isSample />
);
export const SampleOfficeOperationScreen = () => (
  <OperationScreen listPath={paths.superAdmin.operations} isSample />
);
