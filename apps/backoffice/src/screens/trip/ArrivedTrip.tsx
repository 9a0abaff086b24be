import { getManifest } from '@motorpark/api';
import { counted, hasArrived } from '@motorpark/domain';
import { ConfirmDialog } from '@motorpark/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../paths';
import { useArea } from '../../shared/useArea';

const messages = {
  notReceived: (count: number) =>
    count === 1 ? '1 parcel is not received yet' : `${counted(count, 'parcel')} are not received yet`,
  until: 'They left with this bus. Until they are received where it arrives, they are listed as missing.',
  see: 'See the parcels',
  later: 'Later',
};

interface ArrivedTripProps {
  tripId: string;
  onClose: () => void;
}

/** Loads the parcels of a trip that has arrived, and leads to them if some were not received. */
export function ArrivedTrip({ tripId, onClose }: ArrivedTripProps) {
  const navigate = useNavigate();
  const area = useArea();
  const [missing, setMissing] = useState(0);

  const show = useEffectEvent((count: number) => (count === 0 ? onClose() : setMissing(count)));
  useEffect(() => {
    let isOver = false;
    getManifest(tripId).then(
      ({ parcels = [] }) => {
        if (!isOver) show(parcels.filter((parcel) => !hasArrived(parcel)).length);
      },
      // The trip's status is set. The screen of its parcels says what could not be loaded.
      () => {
        if (!isOver) show(0);
      },
    );
    return () => {
      isOver = true;
    };
  }, [tripId]);

  if (missing === 0) return null;
  return (
    <ConfirmDialog
      title={messages.notReceived(missing)}
      notes={[messages.until]}
      tone="neutral"
      confirmLabel={messages.see}
      cancelLabel={messages.later}
      onConfirm={() => navigate(recordPath(area.parcels, tripId))}
      onCancel={onClose}
    />
  );
}
