import { cashDropWire, newRetryKey, useTill } from '@motorpark/api';
import { CASH_DROP, cashDropSchema } from '@motorpark/domain';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { dropFields } from './shiftForms';

/** A dialog that records cash taken out of the drawer. */
export function DropCash({ shift, onClose }: { shift: string; onClose: () => void }) {
  const { drop } = useTill();
  const [retryKey] = useState(newRetryKey);
  return (
    <FieldsDialog
      words={messages.drop}
      table={CASH_DROP}
      fields={dropFields}
      schema={cashDropSchema}
      names={cashDropWire.names}
      save={(form) => drop({ id: shift, form, retryKey })}
      onClose={onClose}
    />
  );
}
