import { bankingWire, useBankDrop } from '@motorpark/api';
import { BANKING, bankingSchema } from '@motorpark/domain';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { bankingFields } from './shiftForms';

/** A dialog that records that a drop was paid in at the bank. */
export function BankDrop({ drop, onClose }: { drop: string; onClose: () => void }) {
  const { bank } = useBankDrop();
  return (
    <FieldsDialog
      words={messages.banking}
      table={BANKING}
      fields={bankingFields}
      schema={bankingSchema}
      names={bankingWire.names}
      save={(form) => bank({ id: drop, form })}
      onClose={onClose}
    />
  );
}
