import { useAbilities, useSession } from '@motorpark/api';
import { type Trip, hasDeparted } from '@motorpark/domain';
import { AdminIcon, CheckIcon, type MenuItem, TripIcon, WaybillIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { editPath, paths } from '../../paths';

/** Apart from the others: every list of trips carries these. */
const messages = { board: 'Boarding', manifest: 'Manifest', parcels: 'Parcels', disruption: 'Disruption' };

/**
 * What leads from a trip to the door where its passengers board, to its manifest and, until it leaves, to its disruption by the terminal
 * that it leaves from; nothing on a server that has none of them.
 */
export function useDepartureItems(): (trip: Pick<Trip, 'id' | 'status' | 'direction'>) => MenuItem[] {
  const navigate = useNavigate();
  const may = useAbilities();
  const isOffice = useSession()?.role === 'super_admin';
  const area = isOffice ? paths.superAdmin : paths.admin;
  return ({ id, status, direction }) => [
    ...(may('manifest.see')
      ? [
          {
            label: messages.board,
            icon: CheckIcon,
            onSelect: () => void navigate(editPath(area.boarding, id)),
          },
          {
            label: messages.manifest,
            icon: AdminIcon,
            onSelect: () => void navigate(editPath(area.manifest, id)),
          },
        ]
      : []),
    ...(may('parcels.see')
      ? [
          {
            label: messages.parcels,
            icon: WaybillIcon,
            onSelect: () => void navigate(editPath(area.parcels, id)),
          },
        ]
      : []),
    ...(may('trip.disrupt') && !hasDeparted({ status }) && (isOffice || direction !== 'incoming')
      ? [
          {
            label: messages.disruption,
            icon: TripIcon,
            onSelect: () => void navigate(editPath(area.disruption, id)),
          },
        ]
      : []),
  ];
}
