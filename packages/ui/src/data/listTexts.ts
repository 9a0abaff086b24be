import { formatWhole } from '@motorpark/domain';

interface NoMatch {
  status: string | undefined;
  /** Empty if there is no search text. */
  text: string;
  isInPeriod: boolean;
}

/** What a searched list itself says. */
export const listTexts = {
  loading: (many: string) => `Loading the ${many}…`,
  none: (one: string, { status, text, isInPeriod }: NoMatch) => {
    const where = isInPeriod ? ' in this period' : '';
    if (text === '') return `No ${one}${status === undefined ? '' : ` is ${status}`}${where}.`;
    return `No ${one}${status === undefined ? '' : ` that is ${status}`} matches “${text}”${where}.`;
  },
  filter: 'Filter',
  allStatuses: 'All statuses',
  /** The filter by what is void, beside the statuses. */
  void: 'Void',
  showAll: 'Show all',
  clear: 'Clear the search',
  shown: (shown: number, all: string, many: string) => `${formatWhole(shown)} of ${all} ${many}`,
  loadingMore: 'Loading more…',
};
