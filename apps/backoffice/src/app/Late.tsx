import { whenConnectionIsBack } from '@motorpark/api';
import { type ComponentType, useEffect, useState } from 'react';
import { prefetch } from './prefetch';

interface LateProps {
  /** Loads the component; must always be the same function. */
  fetch: () => Promise<ComponentType>;
}

/** A part of the frame that is loaded when the browser and the connection are idle. */
export function Late({ fetch }: LateProps) {
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    const load = async () => {
      const Fetched = await fetch();
      setPart(() => Fetched);
    };
    const isOver = prefetch([load]);
    const isBack = whenConnectionIsBack(() => void load().catch(() => undefined));
    return () => {
      isOver();
      isBack();
    };
  }, [fetch]);

  return Part ? <Part /> : null;
}
