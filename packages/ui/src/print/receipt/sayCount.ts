import { formatWhole } from '@motorpark/domain';
import type { Say } from '../../locale';

/** Returns a count with its noun, in the words for `{count} piece` and `{count} pieces`. */
export const sayCount = (say: Say, count: number, one: string): string =>
  say(`{count} ${count === 1 ? one : `${one}s`}`, { count: formatWhole(count) });
