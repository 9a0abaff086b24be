import { useAbilities } from '@motorpark/api';
import { type Trip, hasDeparted } from '@motorpark/domain';
import { type MenuItem, late } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';

const LeavingTrip = late('LeavingTrip', () => import('./LeavingTrip'));

interface Leaving {
  /** Returns the items with a check of who is aboard before each is carried out. */
  withCheck: (trip: Pick<Trip, 'id' | 'status'>, items: MenuItem[]) => MenuItem[];
  dialog: ReactNode;
}

interface Chosen {
  tripId: string;
  onLeave: MenuItem['onSelect'];
  /** Called when it is known who is aboard, or that this could not be loaded. */
  onChecked: () => void;
}

/** Asks for confirmation before a trip of a list leaves without some of its passengers, where the server records boarding. */
export function useLeaving(): Leaving {
  const may = useAbilities();
  const [chosen, setChosen] = useState<Chosen>();
  return {
    withCheck: ({ id, status }, items) =>
      may('manifest.see') && !hasDeparted({ status })
        ? items.map((item) => ({
            ...item,
            onSelect: () =>
              new Promise<void>((onChecked) => setChosen({ tripId: id, onLeave: item.onSelect, onChecked })),
          }))
        : items,
    dialog: chosen && (
      <LeavingTrip
        {...chosen}
        onClose={() => {
          chosen.onChecked();
          setChosen(undefined);
        }}
      />
    ),
  };
}
