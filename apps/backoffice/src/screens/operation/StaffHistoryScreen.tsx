import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { Ledger } from './Ledger';
import { messages } from './messages';
import { operationColumns } from './operationColumns';

/** The ledger of the user's terminal. */
export const StaffHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={operationColumns} detailsPath={paths.admin.operation} />
  </Page>
);
