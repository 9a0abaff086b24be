import { formatWhole } from '@motorpark/domain';
import type { Say } from '../locale';

interface NoMatch {
  status: string | undefined;
  /** Empty if there is no search text. */
  text: string;
  isInPeriod: boolean;
}

/** Returns what a searched list itself says. */
export const listTexts = (say: Say) => ({
  loading: (many: string) => say('Loading the {many}…', { many }),
  none: (one: string, { status = '', text, isInPeriod }: NoMatch) => {
    const of = text === '' ? ' is {status}' : ' that is {status}';
    const found = `${status === '' ? '' : of}${text === '' ? '' : ' matches “{text}”'}`;
    return say(`No {one}${found}${isInPeriod ? ' in this period' : ''}.`, { one, status, text });
  },
  filter: say('Filter'),
  allStatuses: say('All statuses'),
  /** The filter by what is void, beside the statuses. */
  void: say('Void'),
  showAll: say('Show all'),
  clear: say('Clear the search'),
  shown: (shown: number, all: string, many: string) =>
    say('{shown} of {all} {many}', { shown: formatWhole(shown), all, many }),
  loadingMore: say('Loading more…'),
});
