import { useDropOffice } from '@motorpark/api';
import { type Kobo, formatNaira } from '@motorpark/domain';
import { useState } from 'react';
import { ActDialog } from '../../shared/record/ActDialog';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { bankingForm } from './dropForms';
import { messages } from './messages';

/** A drop whose receipt is to be confirmed. */
interface Dropped {
  id: string;
  amount: Kobo;
}

/** The steps of the head office with dropped cash: to confirm its receipt, and to mark it as banked. Each opens `dialog`. */
export function useDropSteps() {
  const { bank, receive } = useDropOffice();
  const [toConfirm, setToConfirm] = useState<Dropped>();
  const [toBank, setToBank] = useState<string>();
  const { receive: words } = messages;

  const dialog = (
    <>
      {toConfirm && (
        <ActDialog
          title={words.question(formatNaira(toConfirm.amount))}
          notes={[words.note]}
          confirmLabel={words.yes}
          tone="info"
          act={() => receive({ id: toConfirm.id })}
          done={words.done}
          onClose={() => setToConfirm(undefined)}
        />
      )}
      {toBank !== undefined && (
        <FieldsDialog
          words={messages.banking}
          form={bankingForm}
          save={(form) => bank({ id: toBank, form })}
          onClose={() => setToBank(undefined)}
        />
      )}
    </>
  );
  return { confirm: setToConfirm, bank: setToBank, dialog };
}
