import { useAdmins, useSaveAdmin, useTerminals } from '@motorpark/api';
import { RecordFormScreen } from '../record/RecordFormScreen';
import { terminalOptions } from '../terminal/terminalOptions';
import { adminRecord } from './adminRecord';

export function AdminFormScreen() {
  const { admins, stats: _stats, ...list } = useAdmins();
  const { terminals } = useTerminals();
  const { save } = useSaveAdmin();
  return (
    <RecordFormScreen
      kind={adminRecord}
      rows={admins}
      {...list}
      save={save}
      options={{ terminal: terminalOptions(terminals) }}
    />
  );
}
