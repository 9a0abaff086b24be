import { useAbilities } from '@motorpark/api';
import { type Trip, hasDeparted } from '@motorpark/domain';
import { type MenuItem, late } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';

const LeavingTrip = late('LeavingTrip', () => import('./LeavingTrip'));

interface Leaving {
  /** The steps of a trip in a list, which look who is aboard once they are chosen. */
  asking: (trip: Pick<Trip, 'id' | 'status'>, items: MenuItem[]) => MenuItem[];
  dialog: ReactNode;
}

interface Chosen {
  tripId: string;
  onLeave: MenuItem['onSelect'];
  /** It is known who is aboard, or that it cannot be known. */
  onLooked: () => void;
}

/** Asks before a bus of a list leaves without somebody, where people are boarded. */
export function useLeaving(): Leaving {
  const may = useAbilities();
  const [chosen, setChosen] = useState<Chosen>();
  return {
    asking: ({ id, status }, items) =>
      may('manifest.see') && !hasDeparted({ status })
        ? items.map((item) => ({
            ...item,
            onSelect: () =>
              new Promise<void>((onLooked) => setChosen({ tripId: id, onLeave: item.onSelect, onLooked })),
          }))
        : items,
    dialog: chosen && (
      <LeavingTrip
        {...chosen}
        onClose={() => {
          chosen.onLooked();
          setChosen(undefined);
        }}
      />
    ),
  };
}
