import { ADMINS, useOneRecord, useSaveAdmin, useTerminalChoices } from '@motorpark/api';
import { adminSchema, editAdminSchemaOf, terminalOptions } from '@motorpark/domain';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useConfirmedSave } from '../../shared/record/useConfirmedSave';
import { useRecordId } from '../../shared/record/useRecordId';
import { adminRecord } from './adminRecord';

export function AdminFormScreen() {
  const list = useOneRecord(ADMINS, useRecordId());
  const form = useAdminForm();
  // The server warns that they are moved away from an open till.
  const asked = useConfirmedSave(form.save, WORDS);
  return (
    <>
      <RecordFormScreen
        {...form}
        {...list}
        save={(order) => (order.id === undefined ? form.save(order) : asked.save(order))}
      />
      {asked.dialog}
    </>
  );
}

const RULES = { schema: adminSchema, editSchemaOf: editAdminSchemaOf };

export function useAdminForm() {
  const { rows: terminals, ...offices } = useTerminalChoices();
  const { save } = useSaveAdmin();
  return {
    kind: adminRecord,
    rules: RULES,
    save,
    options: { terminal: answersOf(offices, terminalOptions(terminals)) },
  };
}

const WORDS = { title: 'Move this person now?', confirm: 'Move Anyway' };
