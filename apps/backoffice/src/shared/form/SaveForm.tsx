import { CheckedForm, type CheckedFormProps } from '@motorpark/ui/form';
import { type Sending, useSend } from './useSend';

type SaveFormProps<Draft, Values> = Omit<CheckedFormProps<Draft, Values>, 'save'> & Sending<Draft, Values>;

/** A form that is checked and sent to the server in one step. */
export function SaveForm<Draft extends object, Values>({
  names,
  save,
  ...form
}: SaveFormProps<Draft, Values>) {
  return <CheckedForm {...form} save={useSend({ names, save })} />;
}
