import { ConfirmDialog, useLeaveGuard } from '@motorpark/ui';

/** A dialog that asks before unsaved work is left. Render it inside the form that it guards. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isOn);
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      notes={NOTES}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

const NOTES = ['What you have typed here will be lost.'];
