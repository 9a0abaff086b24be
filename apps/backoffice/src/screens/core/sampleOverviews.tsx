import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { StaffDashboardScreen } from '../dashboard/StaffDashboardScreen';
import { SuperAdminDashboardScreen } from '../dashboard/SuperAdminDashboardScreen';
import { Ledger } from '../operation-history/HistoryScreen';
import { messages } from '../operation-history/messages';
import { operationColumns } from '../operation-history/operationColumns';

export const SampleStaffDashboardScreen = () => <StaffDashboardScreen isSample />;
export const SampleOfficeDashboardScreen = () => <SuperAdminDashboardScreen isSample />;

export const SampleStaffHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={operationColumns} detailsPath={paths.admin.operation} isSample />
  </Page>
);
