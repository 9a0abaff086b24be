import { useFormRules } from '@motorpark/api';
import type { Fields, ValuesOf } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { CheckedFieldsDialog, type CheckedFieldsDialogProps, type FieldsForm } from '@motorpark/ui/form';
import { useSend } from '../form/useSend';

interface FieldsDialogProps<F extends Fields> extends Omit<
  CheckedFieldsDialogProps<F>,
  'words' | 'form' | 'rules' | 'save'
> {
  /** Title and button; `done` is the toast after success, undefined if another part shows one. */
  words: { title: string; submit: string; done?: string };
  form: FieldsForm<F>;
  /** Saves the values; each attempt of one dialog has the same retry key. */
  save: (values: ValuesOf<F>, retryKey: string) => Promise<unknown>;
}

/** A dialog with a few fields that are sent to the server immediately. */
export function FieldsDialog<F extends Fields>({ save, ...dialog }: FieldsDialogProps<F>) {
  const { words, form, onClose } = dialog;
  const rules = useFormRules();
  const send = useSend({
    names: form.names,
    save: async (values: ValuesOf<F>, retryKey) => {
      await save(values, retryKey);
      if (words.done !== undefined) toast.success(words.done);
      onClose();
    },
  });
  return <CheckedFieldsDialog {...dialog} rules={rules} save={(values) => send(values, undefined)} />;
}
