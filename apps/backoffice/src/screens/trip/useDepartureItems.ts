import { useSession } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { AdminIcon, CheckIcon, type MenuItem, TripIcon, WaybillIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { areaOf, recordPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { useMayDisrupt } from './useMayDisrupt';

/** Separate from the other texts, because every list of trips loads these. */
const messages = { board: 'Boarding', manifest: 'Manifest', parcels: 'Parcels', disruption: 'Disruption' };

/**
 * Returns the menu items of a trip that lead to its boarding, manifest, parcels and, before departure, its disruption. Only those that the user
 * has are included.
 */
export function useDepartureItems(): (
  trip: Pick<Trip, 'id' | 'status' | 'travelDate' | 'direction'>,
) => MenuItem[] {
  const navigate = useNavigate();
  const opens = useOpens();
  const mayDisrupt = useMayDisrupt();
  const area = areaOf(useSession()?.role);
  return ({ id, status, travelDate, direction }) => {
    const linkTo = (label: string, icon: MenuItem['icon'], path: string): MenuItem => ({
      label,
      icon,
      onSelect: () => void navigate(recordPath(path, id)),
    });
    return [
      opens(area.boarding) && linkTo(messages.board, CheckIcon, area.boarding),
      opens(area.manifest) && linkTo(messages.manifest, AdminIcon, area.manifest),
      opens(area.parcels) && linkTo(messages.parcels, WaybillIcon, area.parcels),
      mayDisrupt({ status, travelDate, isOwn: direction !== 'incoming' }) &&
        linkTo(messages.disruption, TripIcon, area.disruption),
    ].filter((item) => typeof item === 'object');
  };
}
