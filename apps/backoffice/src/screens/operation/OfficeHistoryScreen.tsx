import { useLedgerSource } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { Ledger } from './Ledger';
import { SampleHistory } from './SampleHistory';
import { messages } from './messages';
import { officeOperationColumns } from './operationColumns';

/** The ledger of all terminals or of one. */
export function OfficeHistoryScreen() {
  if (useLedgerSource() === 'sample') return <SampleHistory />;
  return (
    <Page title={messages.history}>
      <Ledger columns={officeOperationColumns} detailsPath={paths.superAdmin.operation} hasTerminals />
    </Page>
  );
}
