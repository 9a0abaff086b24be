import { useAbilities, useSession } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { AdminIcon, CheckIcon, type MenuItem, TripIcon, WaybillIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { areaOf, recordPath } from '../../paths';
import { useMayDisrupt } from './useMayDisrupt';

/** Apart from the others: every list of trips carries these. */
const messages = { board: 'Boarding', manifest: 'Manifest', parcels: 'Parcels', disruption: 'Disruption' };

/**
 * What leads from a trip to the door where its passengers board, to its manifest and, until it leaves, to its disruption; nothing on a
 * server that has none of them.
 */
export function useDepartureItems(): (
  trip: Pick<Trip, 'id' | 'status' | 'travelDate' | 'direction'>,
) => MenuItem[] {
  const navigate = useNavigate();
  const may = useAbilities();
  const mayDisrupt = useMayDisrupt();
  const area = areaOf(useSession()?.role);
  return ({ id, status, travelDate, direction }) => {
    const leadTo = (label: string, icon: MenuItem['icon'], path: string): MenuItem => ({
      label,
      icon,
      onSelect: () => void navigate(recordPath(path, id)),
    });
    return [
      may('manifest.see') && leadTo(messages.board, CheckIcon, area.boarding),
      may('manifest.see') && leadTo(messages.manifest, AdminIcon, area.manifest),
      may('parcels.see') && leadTo(messages.parcels, WaybillIcon, area.parcels),
      mayDisrupt({ status, travelDate, isOwn: direction !== 'incoming' }) &&
        leadTo(messages.disruption, TripIcon, area.disruption),
    ].filter((item) => item !== false);
  };
}
