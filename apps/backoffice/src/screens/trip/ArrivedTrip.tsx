import { getManifest, useOnce } from '@motorpark/api';
import { type Manifest, counted, hasArrived } from '@motorpark/domain';
import { ConfirmDialog } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../paths';
import { useArea } from '../../shared/useArea';

const messages = {
  title: (count: number) => `${counted(count, 'parcel')} ${count === 1 ? 'is' : 'are'} not received yet`,
  until: 'Whatever left with this bus is listed as missing until it is received where the bus arrives.',
  see: 'See the parcels',
  later: 'Later',
};

interface ArrivedTripProps {
  tripId: string;
  onClose: () => void;
}

const missingFrom = ({ parcels = [] }: Manifest): number =>
  parcels.filter((parcel) => !hasArrived(parcel)).length;

/** Loads the parcels of a trip that has arrived, and leads to them if some were not received. */
export function ArrivedTrip({ tripId, onClose }: ArrivedTripProps) {
  const navigate = useNavigate();
  const area = useArea();
  const { data } = useOnce(() => getManifest(tripId), {
    onLoaded: (manifest) => missingFrom(manifest) === 0 && onClose(),
    // The trip's status is set. The screen of its parcels says what could not be loaded.
    onFailed: onClose,
  });
  const missing = data ? missingFrom(data) : 0;

  function see() {
    // The page of the parcels may be the one below.
    onClose();
    void navigate(recordPath(area.parcels, tripId));
  }

  if (missing === 0) return null;
  return (
    <ConfirmDialog
      title={messages.title(missing)}
      notes={[messages.until]}
      tone="info"
      confirmLabel={messages.see}
      cancelLabel={messages.later}
      onConfirm={see}
      onCancel={onClose}
    />
  );
}
