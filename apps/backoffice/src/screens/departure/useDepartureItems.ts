import { useAbilities, useSession } from '@motorpark/api';
import { type Trip, hasDeparted } from '@motorpark/domain';
import { AdminIcon, CheckIcon, type MenuItem, TripIcon, WaybillIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { areaOf, recordPath } from '../../paths';

/** Apart from the others: every list of trips carries these. */
const messages = { board: 'Boarding', manifest: 'Manifest', parcels: 'Parcels', disruption: 'Disruption' };

/**
 * What leads from a trip to the door where its passengers board, to its manifest and, until it leaves, to its disruption by the terminal
 * that it leaves from; nothing on a server that has none of them.
 */
export function useDepartureItems(): (trip: Pick<Trip, 'id' | 'status' | 'direction'>) => MenuItem[] {
  const navigate = useNavigate();
  const may = useAbilities();
  const role = useSession()?.role;
  const area = areaOf(role);
  return ({ id, status, direction }) => {
    const leadTo = (label: string, icon: MenuItem['icon'], path: string): MenuItem => ({
      label,
      icon,
      onSelect: () => void navigate(recordPath(path, id)),
    });
    const mayDisrupt =
      may('trip.disrupt') && !hasDeparted({ status }) && (role === 'super_admin' || direction !== 'incoming');
    return [
      may('manifest.see') && leadTo(messages.board, CheckIcon, area.boarding),
      may('manifest.see') && leadTo(messages.manifest, AdminIcon, area.manifest),
      may('parcels.see') && leadTo(messages.parcels, WaybillIcon, area.parcels),
      mayDisrupt && leadTo(messages.disruption, TripIcon, area.disruption),
    ].filter((item) => item !== false);
  };
}
