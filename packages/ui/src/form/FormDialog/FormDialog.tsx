import { type ReactNode, useId } from 'react';
import { useLocale } from '../../locale';
import { Button } from '../../controls';
import { PlainForm } from '../../flow';
import { Stack } from '../../layout';
import { Modal } from '../../overlay';

export interface FormDialogProps {
  /** Title of the dialog, and its accessible name. */
  title: string;
  size?: 'small' | 'medium' | undefined;
  /** What its button does, as a verb. */
  submitLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'info' | 'danger' | undefined;
  /** Whether it is being sent. */
  isBusy: boolean | undefined;
  /** Called by the button, and by Enter in a field. */
  onSubmit: () => unknown;
  /** Called when nothing is to be sent. */
  onClose: () => unknown;
  /** The fields. */
  children: ReactNode;
}

/** A short form in a dialog. A click outside does not close it. */
export function FormDialog({
  title,
  size = 'small',
  submitLabel,
  cancelLabel,
  tone = 'info',
  isBusy = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { say } = useLocale();
  const form = useId();
  return (
    <Modal
      title={title}
      size={size}
      closesOnOutsideClick={false}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {cancelLabel ?? say('Cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isBusy={isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <PlainForm id={form} onSubmit={onSubmit}>
        <Stack gap={4}>{children}</Stack>
      </PlainForm>
    </Modal>
  );
}
