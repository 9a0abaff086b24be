import { useMay, useOneAdmin, useSaveAdmin, useTerminalChoices } from '@motorpark/api';
import { adminSchema, editAdminSchemaOf } from '@motorpark/domain';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { terminalOptions } from '../terminal/terminalOptions';
import { adminRecord, keepingAdminRecord } from './adminRecord';

const RULES = { schema: adminSchema };
const KEEPING_RULES = { schema: adminSchema, editSchemaOf: editAdminSchemaOf };

export function AdminFormScreen() {
  const list = useOneAdmin(useRecordId());
  const { terminals, ...offices } = useTerminalChoices();
  const { save } = useSaveAdmin();
  const keepsPasscode = useMay('admin.setPasscode') === true;
  return (
    <RecordFormScreen
      kind={keepsPasscode ? keepingAdminRecord : adminRecord}
      rules={keepsPasscode ? KEEPING_RULES : RULES}
      {...list}
      save={save}
      options={{ terminal: answersOf(offices, terminalOptions(terminals)) }}
    />
  );
}
