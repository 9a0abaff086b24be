import { failureMessage, formFieldErrors, requestOf } from '@motorpark/api';
import { Button, Modal, PlainForm, Stack, TextAreaField, toast } from '@motorpark/ui';
import { type ReactNode, useId, useState } from 'react';
import { messages } from './messages';

interface ReasonDialogProps {
  title: string;
  /** What is about to be done, and to what. */
  children: ReactNode;
  /** Said where no reason was typed. */
  missing: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  /** Does it, and closes the dialog once it is done; what it throws is told here. */
  onConfirm: (reason: string) => Promise<void>;
  /** What is said of a failure; undefined where nothing needs to be. */
  failureText?: (failure: unknown) => string | undefined;
  onClose: () => void;
}

const FIELDS = { reason: 'reason' } as const;
const MOST_CHARACTERS = 200;

/** Asks why, before something is done whose reason stays in the record's history. */
export function ReasonDialog({
  title,
  children,
  missing,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  isBusy,
  onConfirm,
  failureText = failureMessage,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const form = useId();

  async function submit() {
    const why = reason.trim();
    if (why === '') return setError(missing);
    if (why.length > MOST_CHARACTERS) return setError(`At most ${MOST_CHARACTERS} characters.`);
    try {
      await onConfirm(why);
    } catch (failure) {
      const atReason = formFieldErrors(failure, FIELDS)['reason'];
      const message = failureText(failure);
      setError(atReason);
      if (atReason === undefined && message !== undefined) toast.error(message, requestOf(failure));
    }
  }

  return (
    <Modal
      title={title}
      size="small"
      closesOnOutsideClick={false}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={form} variant={tone} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <PlainForm id={form} onSubmit={submit}>
        <Stack gap={4}>
          {children}
          <TextAreaField
            label={messages.reason}
            name="reason"
            value={reason}
            error={error}
            isRequired
            onChange={setReason}
          />
        </Stack>
      </PlainForm>
    </Modal>
  );
}
