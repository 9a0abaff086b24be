import { type FareTrips, newRetryKey, useFareTripsCalls } from '@motorpark/api';
import { type FareSet, counted } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { toastFailure } from '../../shared/toastFailure';

const words = {
  none: 'No trip is planned on its days yet.',
  given: (given: number) =>
    given === 0 ? '' : `${counted(given, 'trip')} ahead ${given === 1 ? 'has' : 'have'} the fare.`,
  title: (kept: number) => `Change ${counted(kept, 'more trip')}?`,
  kept: (kept: number) =>
    kept === 1
      ? '1 trip keeps another fare, because somebody planned or changed it by hand.'
      : `${kept} trips keep another fare, because somebody planned or changed them by hand.`,
  sold: 'Tickets that are sold keep their price.',
  leave: 'Leave them',
  change: (kept: number) => `Change ${counted(kept, 'trip')}`,
  changed: (changed: number) => `${counted(changed, 'trip')} changed.`,
};

type Found = FareTrips & { set: FareSet; retryKey: string };

/** Says how many trips ahead have a fare, and offers it to those whose own somebody has set. */
export function useFareTrips(): { tell: (set: FareSet) => Promise<void>; dialog: ReactNode } {
  const { find, change } = useFareTripsCalls();
  const [found, setFound] = useState<Found>();
  const [isBusy, setBusy] = useState(false);

  function close(says?: string) {
    if (says !== undefined) toast.info(says);
    setFound(undefined);
  }

  async function tell(set: FareSet) {
    try {
      const trips = await find(set);
      if (trips.kept > 0) setFound({ ...trips, set, retryKey: newRetryKey() });
      else close(words.given(trips.given) || words.none);
    } catch (failure) {
      toastFailure(failure);
      close();
    }
  }

  async function confirm(shown: Found) {
    setBusy(true);
    try {
      close(words.changed(await change(shown)));
    } catch (failure) {
      // What is shown may be out of date: nothing was changed then.
      await tell(shown.set);
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  const dialog = found && (
    <ConfirmDialog
      title={words.title(found.kept)}
      notes={[words.given(found.given), words.kept(found.kept), words.sold].filter(Boolean)}
      confirmLabel={words.change(found.kept)}
      cancelLabel={words.leave}
      tone="info"
      isBusy={isBusy}
      onConfirm={() => confirm(found)}
      onCancel={() => close()}
    />
  );
  return { tell, dialog };
}
