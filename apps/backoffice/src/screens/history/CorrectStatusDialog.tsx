import { failureMessage, formFieldErrors, type Outcome, type StatusOrder } from '@motorpark/api';
import { Button, Modal, Stack, TextAreaField, toast } from '@motorpark/ui';
import { useState } from 'react';

interface CorrectStatusDialogProps {
  id: string;
  /** What it is, as people call it: "Waybill WB-7QF3XM-K". */
  name: string;
  /** The status that was set by mistake, and the one before. */
  from: string;
  to: string;
  changeStatus: (order: StatusOrder) => Promise<Outcome>;
  isChanging: boolean;
  onClose: () => void;
}

const FIELDS = { reason: 'reason' } as const;
const MISSING = 'Please say why the status is taken back.';
const MOST_CHARACTERS = 200;

/** Takes a wrong step back, with a reason that stays in the record's history. */
export function CorrectStatusDialog(props: CorrectStatusDialogProps) {
  const { id, name, from, to, changeStatus, isChanging, onClose } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  async function submit() {
    const why = reason.trim();
    if (why === '') return setError(MISSING);
    if (why.length > MOST_CHARACTERS) return setError(`At most ${MOST_CHARACTERS} characters.`);
    try {
      await changeStatus({ id, status: to, reason: why });
      toast.success(`${name} is ${to} again.`);
      onClose();
    } catch (failure) {
      const atReason = formFieldErrors(failure, FIELDS)['reason'];
      const message = failureMessage(failure);
      setError(atReason);
      if (atReason === undefined && message !== undefined) toast.error(message);
    }
  }

  return (
    <Modal
      title={`Back to ${to}`}
      size="small"
      closesOnOutsideClick={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isChanging} onClick={() => void submit()}>
            {`Back to ${to}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <b>{name}</b> was set to {from} by mistake. The correction and its reason stay in its history.
        </p>
        <TextAreaField
          label="Reason"
          name="reason"
          value={reason}
          error={error}
          isRequired
          onChange={setReason}
        />
      </Stack>
    </Modal>
  );
}
