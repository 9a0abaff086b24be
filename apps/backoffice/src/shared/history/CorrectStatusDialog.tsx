import type { Saved, StatusOrder } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { ReasonDialog } from '../record/ReasonDialog';

interface CorrectStatusDialogProps {
  /** The record as it was seen. */
  record: { id: string; version?: number | undefined };
  /** What it is, as people call it: "Waybill WB-7QF3XM-K". */
  name: string;
  /** The status that was set by mistake, and the one before. */
  from: string;
  to: string;
  changeStatus: (order: StatusOrder) => Promise<Saved>;
  /** Whether it was refused because somebody else changed the record; `again` does it once more on another version. */
  isStale: (failure: unknown, again: (version: number | undefined) => Promise<unknown>) => boolean;
  isChanging: boolean;
  onClose: () => void;
}

/** Takes a wrong step back, with a reason that stays in the record's history. */
export function CorrectStatusDialog(props: CorrectStatusDialogProps) {
  const { record, name, from, to, changeStatus, isStale, isChanging, onClose } = props;

  async function correct(reason: string, version: number | undefined) {
    await changeStatus({ id: record.id, version, status: to, reason });
    toast.success(`${name} is ${to} again.`);
  }

  return (
    <ReasonDialog
      title={`Back to ${to}`}
      confirmLabel={`Back to ${to}`}
      missing="Please say why the status is taken back."
      isBusy={isChanging}
      onConfirm={async (reason) => {
        try {
          await correct(reason, record.version);
        } catch (failure) {
          if (!isStale(failure, (version) => correct(reason, version))) throw failure;
        }
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> was set to {from} by mistake. The correction and its reason stay in its history.
      </p>
    </ReasonDialog>
  );
}
