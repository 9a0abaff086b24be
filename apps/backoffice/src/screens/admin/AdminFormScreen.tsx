import { useAdmins, useMay, useSaveAdmin, useTerminals } from '@motorpark/api';
import { adminSchema, editAdminSchemaOf } from '@motorpark/domain';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { terminalOptions } from '../terminal/terminalOptions';
import { adminRecord, keepingAdminRecord } from './adminRecord';

const RULES = { schema: adminSchema };
const KEEPING_RULES = { schema: adminSchema, editSchemaOf: editAdminSchemaOf };

export function AdminFormScreen() {
  const { admins, ...list } = useAdmins();
  const { terminals, ...offices } = useTerminals();
  const { save } = useSaveAdmin();
  const keepsPasscode = useMay('admin.setPasscode') === true;
  return (
    <RecordFormScreen
      kind={keepsPasscode ? keepingAdminRecord : adminRecord}
      rules={keepsPasscode ? KEEPING_RULES : RULES}
      rows={admins}
      {...list}
      save={save}
      options={{ terminal: answersOf(offices, terminalOptions(terminals)) }}
    />
  );
}
