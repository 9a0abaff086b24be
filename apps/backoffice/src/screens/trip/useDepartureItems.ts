import { useSession, useMayDisrupt } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { AdminIcon, CheckIcon, type MenuItem, TripIcon, WaybillIcon } from '@motorpark/ui';
import { areaOf, recordPath } from '../../paths';
import { useScreenItem } from '../../shared/useScreenItem';

/** Separate from the other texts, because every list of trips loads these. */
const messages = { board: 'Boarding', manifest: 'Manifest', parcels: 'Parcels', disruption: 'Disruption' };

/**
 * Returns the menu items of a trip that lead to its boarding, manifest, parcels and, before departure, its disruption. Only those that the user
 * has are included.
 */
export function useDepartureItems(): (
  trip: Pick<Trip, 'id' | 'status' | 'travelDate' | 'direction'>,
) => MenuItem[] {
  const itemFor = useScreenItem();
  const mayDisrupt = useMayDisrupt();
  const area = areaOf(useSession()?.role);
  return ({ id, status, travelDate, direction }) => {
    const linkTo = (label: string, icon: MenuItem['icon'], path: string) =>
      itemFor({ label, icon, path, address: recordPath(path, id) });
    return [
      ...linkTo(messages.board, CheckIcon, area.boarding),
      ...linkTo(messages.manifest, AdminIcon, area.manifest),
      ...linkTo(messages.parcels, WaybillIcon, area.parcels),
      ...(mayDisrupt({ status, travelDate, isOwn: direction !== 'incoming' })
        ? linkTo(messages.disruption, TripIcon, area.disruption)
        : []),
    ];
  };
}
