import { useDropOffice } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { toastFailure } from '../../shared/toastFailure';
import { bankingForm } from './dropForms';
import { messages } from './messages';

/** The steps of the head office with dropped cash, by its id: to confirm its receipt, and to mark it as banked, which opens `dialog`. */
export function useDropSteps() {
  const { bank, receive } = useDropOffice();
  const [toBank, setToBank] = useState<string>();

  async function confirm(id: string) {
    try {
      await receive({ id });
      toast.success(messages.receive.done);
    } catch (failure) {
      toastFailure(failure);
    }
  }

  const dialog = toBank !== undefined && (
    <FieldsDialog
      words={messages.banking}
      form={bankingForm}
      save={(form) => bank({ id: toBank, form })}
      onClose={() => setToBank(undefined)}
    />
  );
  return { confirm, bank: setToBank, dialog };
}
