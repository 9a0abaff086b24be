import { useMay, useSaveAdmin, useTerminalChoices } from '@motorpark/api';
import { adminSchema, editAdminSchemaOf } from '@motorpark/domain';
import { answersOf } from '../../shared/form/answersOf';
import { terminalOptions } from '../terminal/terminalOptions';
import { adminRecord, keepingAdminRecord } from './adminRecord';

const RULES = { schema: adminSchema };
const KEEPING_RULES = { schema: adminSchema, editSchemaOf: editAdminSchemaOf };

/** The parts of an admin's form. */
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
