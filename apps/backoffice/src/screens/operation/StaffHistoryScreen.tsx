import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { Ledger } from './Ledger';
import { messages } from './messages';
import { operationColumns } from './operationColumns';

/** A terminal's own ledger. */
export const StaffHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={operationColumns} detailsPath={paths.admin.operation} />
  </Page>
);
