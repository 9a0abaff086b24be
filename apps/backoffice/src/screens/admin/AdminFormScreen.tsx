import { useAdmins, useCapabilities, useSaveAdmin, useTerminals } from '@motorpark/api';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { terminalOptions } from '../terminal/terminalOptions';
import { adminRecord, keepingAdminRecord } from './adminRecord';

export function AdminFormScreen() {
  const { admins, ...list } = useAdmins();
  const { terminals, ...offices } = useTerminals();
  const { save } = useSaveAdmin();
  const keepsPasscode = useCapabilities().has('admins.ban');
  return (
    <RecordFormScreen
      kind={keepsPasscode ? keepingAdminRecord : adminRecord}
      rows={admins}
      {...list}
      save={save}
      options={{ terminal: answersOf(offices, terminalOptions(terminals)) }}
    />
  );
}
