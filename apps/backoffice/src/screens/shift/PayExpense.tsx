import { drawerExpenseWire, newRetryKey, useTill } from '@motorpark/api';
import { DRAWER_EXPENSE, drawerExpenseSchema } from '@motorpark/domain';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { expenseFields } from './shiftForms';

/** A dialog that enters an expense and pays it from the drawer. */
export function PayExpense({ shift, onClose }: { shift: string; onClose: () => void }) {
  const { pay } = useTill();
  const [retryKey] = useState(newRetryKey);
  return (
    <FieldsDialog
      words={messages.pay}
      table={DRAWER_EXPENSE}
      fields={expenseFields}
      schema={drawerExpenseSchema}
      names={drawerExpenseWire.names}
      save={(form) => pay({ id: shift, form, retryKey })}
      onClose={onClose}
    />
  );
}
