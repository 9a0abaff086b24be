import { useSession, useTrip, useTripStatus } from '@motorpark/api';
import { type Manifest, type Trip, hasDeparted, notAboard } from '@motorpark/domain';
import type { MenuItem } from '@motorpark/ui';
import { useState } from 'react';
import { StatusButtons } from '../../shared/history/StatusButtons';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { messages as tripMessages } from '../trip/messages';
import { TRIP_CONFLICT_VIEW } from '../trip/tripFacts';
import { tripName } from '../trip/tripName';
import { tripSteps } from '../trip/tripSteps';
import { asTrip } from './asTrip';
import { LeaveWithoutDialog } from './LeaveWithoutDialog';
import { useArrived } from './useArrived';

/**
 * Buttons for the next status of a trip. Departure is set by the terminal of origin, arrival at either end. Departure asks for confirmation if a passenger is
 * not aboard.
 */
export function ManifestSteps({ manifest }: { manifest: Manifest }) {
  const direction = manifest.isOwn ? 'outgoing' : 'incoming';
  const role = useSession()?.role ?? 'admin';
  const takenSeats = manifest.passengers.map(({ seat }) => seat);
  const trip = {
    ...useTrip(asTrip(manifest, takenSeats)),
    status: manifest.status,
    version: manifest.version,
  };
  const arrived = useArrived();
  const steps = useStatusSteps<Trip>({
    ...tripSteps(direction, role),
    changing: useTripStatus(direction),
    conflictView: TRIP_CONFLICT_VIEW,
    notKept: (one, status) => tripMessages.statusOnlyHere(tripName(one), status),
    onDone: arrived.onDone,
  });
  const [leave, setLeave] = useState<() => void>();
  const behind = hasDeparted(manifest) ? [] : notAboard(manifest.passengers);
  const confirmingItem = (item: MenuItem): MenuItem => ({
    ...item,
    onSelect: () => setLeave(() => item.onSelect),
  });
  const items = behind.length === 0 ? steps.items(trip) : steps.items(trip).map(confirmingItem);
  return (
    <>
      <StatusButtons items={items} isBusy={steps.isChanging} onPress={() => undefined} />
      {leave && <LeaveWithoutDialog behind={behind} onLeave={leave} onClose={() => setLeave(undefined)} />}
      {steps.dialog}
      {arrived.dialog}
    </>
  );
}
