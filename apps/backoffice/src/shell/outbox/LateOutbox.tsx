import { whenConnectionIsBack } from '@motorpark/api';
import { type ComponentType, useEffect, useState } from 'react';
import { fetchAhead } from '../fetchAhead';

/** The outbox in the frame. The first list does without: its code comes once nobody waits for anything. */
export function LateOutbox() {
  const [Keeper, setKeeper] = useState<ComponentType>();

  useEffect(() => {
    const load = async () => {
      const { OutboxKeeper } = await import('./OutboxKeeper');
      setKeeper(() => OutboxKeeper);
    };
    const isOver = fetchAhead([load]);
    const isBack = whenConnectionIsBack(() => void load().catch(() => undefined));
    return () => {
      isOver();
      isBack();
    };
  }, []);

  return Keeper ? <Keeper /> : null;
}
