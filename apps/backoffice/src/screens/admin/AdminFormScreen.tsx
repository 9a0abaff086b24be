import { useOneAdmin, useMay, useSaveAdmin, useTerminalChoices } from '@motorpark/api';
import { adminSchema, editAdminSchemaOf } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { answersOf } from '../../shared/form/answersOf';
import { terminalOptions } from '../terminal/terminalOptions';
import { adminRecord, keepingAdminRecord } from './adminRecord';

export function AdminFormScreen() {
  const list = useOneAdmin(useRecordId());
  return <RecordFormScreen {...useAdminForm()} {...list} />;
}

const RULES = { schema: adminSchema };
const KEEPING_RULES = { schema: adminSchema, editSchemaOf: editAdminSchemaOf };

export function useAdminForm() {
  const { rows: terminals, ...offices } = useTerminalChoices();
  const { save } = useSaveAdmin();
  const keepsPasscode = useMay()('admin.ban') === true;
  return {
    kind: keepsPasscode ? keepingAdminRecord : adminRecord,
    rules: keepsPasscode ? KEEPING_RULES : RULES,
    save,
    options: { terminal: answersOf(offices, terminalOptions(terminals)) },
  };
}
