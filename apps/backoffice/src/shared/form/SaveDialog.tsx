import { newRetryKey } from '@motorpark/api';
import { CheckedDialog, type CheckedDialogProps } from '@motorpark/ui/form';
import { useState } from 'react';
import { runStep } from './runStep';

interface SaveDialogProps<Draft, Values> extends Omit<CheckedDialogProps<Draft, Values>, 'save'> {
  /** Form fields to wire fields, for the server's field errors. */
  names: Readonly<Record<string, string>>;
  /** Saves the values, and closes the dialog; each attempt of one dialog has the same retry key. Throws the server's failure. */
  save: (values: Values, retryKey: string, draft: Draft) => Promise<unknown>;
}

/** A form in a dialog that is checked and sent to the server in one step. */
export function SaveDialog<Draft extends object, Values>({
  names,
  save,
  ...dialog
}: SaveDialogProps<Draft, Values>) {
  const [retryKey] = useState(newRetryKey);
  return (
    <CheckedDialog
      {...dialog}
      save={(values, draft) =>
        runStep(async () => {
          await save(values, retryKey, draft);
        }, names)
      }
    />
  );
}
