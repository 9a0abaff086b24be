import { useAbilities, useSession } from '@motorpark/api';
import { AdminIcon, CheckIcon, type MenuItem, TripIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { editPath, paths } from '../../paths';

/** Apart from the others: every list of trips carries these. */
const messages = { board: 'Boarding', manifest: 'Manifest', disruption: 'Disruption' };

/** What leads from a trip to the door where its passengers board, and to its manifest; nothing on a server that has neither. */
export function useDepartureItems(): (trip: { id: string }) => MenuItem[] {
  const navigate = useNavigate();
  const may = useAbilities();
  const area = useSession()?.role === 'super_admin' ? paths.superAdmin : paths.admin;
  return ({ id }) => [
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
    ...(may('trip.disrupt')
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
