import { failureMessage, formFieldErrors } from '@motorpark/api';
import { reasonErrors } from '@motorpark/domain';
import { TextAreaField } from '@motorpark/ui';
import { FormDialog } from '@motorpark/ui/form';
import { type ReactNode, useState } from 'react';
import { toastFailure } from '../toastFailure';

interface ReasonDialogProps {
  title: string;
  children: ReactNode;
  /** The error if the reason is empty. */
  missing: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  /** Carries out the action, and closes the dialog on success; a thrown failure is shown. */
  onConfirm: (reason: string) => Promise<void>;
  /** Returns the message for a failure; undefined if none is needed. */
  failureText?: (failure: unknown) => string | undefined;
  onClose: () => void;
}

const FIELDS = { reason: 'reason' } as const;

/** A dialog that asks for a reason, which stays in the record's history, before an action. */
export function ReasonDialog({
  title,
  children,
  missing,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isBusy,
  onConfirm,
  failureText = failureMessage,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  async function submit() {
    const why = reason.trim();
    const { reason: wrong } = reasonErrors(why, missing);
    if (wrong !== undefined) return setError(wrong);
    try {
      await onConfirm(why);
    } catch (failure) {
      const atReason = formFieldErrors(failure, FIELDS)['reason'];
      setError(atReason);
      if (atReason === undefined) toastFailure(failure, failureText(failure));
    }
  }

  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <TextAreaField
        label="Reason"
        name="reason"
        value={reason}
        error={error}
        isRequired
        onChange={setReason}
      />
    </FormDialog>
  );
}
