import { Notice, Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { StaffDashboardScreen } from '../dashboard/StaffDashboardScreen';
import { SuperAdminDashboardScreen } from '../dashboard/SuperAdminDashboardScreen';
import { ExpenseFormScreen } from '../expense/ExpenseFormScreen';
import { ExpenseListScreen } from '../expense/ExpenseListScreen';
import { expenseRecord } from '../expense/expenseRecord';
import { messages as expenseMessages } from '../expense/messages';
import { Ledger } from '../operation-history/HistoryScreen';
import { OperationScreen } from '../operation-history/OperationScreen';
import { messages } from '../operation-history/messages';
import { operationColumns } from '../operation-history/operationColumns';

const { admin, superAdmin } = paths;

export const SampleStaffDashboardScreen = () => <StaffDashboardScreen isSample />;
export const SampleOfficeDashboardScreen = () => <SuperAdminDashboardScreen isSample />;

export const SampleStaffHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={operationColumns} detailsPath={admin.operation} isSample />
  </Page>
);

export const SampleStaffOperationScreen = () => <OperationScreen listPath={admin.operations} isSample />;
export const SampleOfficeOperationScreen = () => (
  <OperationScreen listPath={superAdmin.operations} isSample />
);

export const SampleExpenseListScreen = () => <ExpenseListScreen isSample />;

/** For no vehicle and no trip. */
const SAMPLE_EXPENSE = {
  kind: {
    ...expenseRecord,
    form: {
      ...expenseRecord.form,
      fields: expenseRecord.form.fields.filter(({ name }) => name !== 'vehicle' && name !== 'trip'),
    },
  },
  notice: <Notice tone="info">{expenseMessages.sampleNotice}</Notice>,
};

export const SampleExpenseFormScreen = () => <ExpenseFormScreen sample={SAMPLE_EXPENSE} />;
