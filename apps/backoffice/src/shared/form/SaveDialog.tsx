import { CheckedDialog, type CheckedDialogProps } from '@motorpark/ui/form';
import { type Sending, useSend } from './useSend';

type SaveDialogProps<Draft, Values> = Omit<CheckedDialogProps<Draft, Values>, 'save'> &
  Sending<Draft, Values>;

/** A form in a dialog that is checked and sent to the server in one step. */
export function SaveDialog<Draft extends object, Values>({
  names,
  save,
  ...dialog
}: SaveDialogProps<Draft, Values>) {
  return <CheckedDialog {...dialog} save={useSend({ names, save })} />;
}
