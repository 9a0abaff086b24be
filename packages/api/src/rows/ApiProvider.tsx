import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrSettings } from './useListData';

/** Wraps everything that calls the server: one cache of lists, without automatic retries or refetching. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrSettings}>{children}</SWRConfig>;
}
