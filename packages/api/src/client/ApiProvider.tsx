import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrSettings } from './lists';

/** Around everything that asks the server: one cache of lists, and nothing that repeats by itself. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrSettings}>{children}</SWRConfig>;
}
