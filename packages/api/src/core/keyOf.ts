import type { Call } from '@motorpark/contract';

/** Returns the method and path of a call, by which a core server's adapter knows it. */
export const keyOf = ({ method, path }: Pick<Call<unknown, unknown>, 'method' | 'path'>): string =>
  `${method} ${path}`;
