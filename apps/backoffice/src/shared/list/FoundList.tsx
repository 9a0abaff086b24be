import { SearchedList, type SearchedListProps } from '@motorpark/ui';
import { type FoundTableProps, useFoundParts } from './FoundTable';

/** What a list says. */
export interface ListTexts {
  title: string;
  search: string;
  searchHint?: string;
  /** The label of its counts by status. */
  byStatus?: string;
  loading?: string;
  /** If there are no records at all. */
  empty: string;
}

interface FoundListProps<Row>
  extends
    Omit<FoundTableProps<Row>, 'label' | 'empty' | 'loadingText'>,
    Pick<SearchedListProps<Row>, 'primary' | 'filters'> {
  texts: ListTexts;
  /** The statuses of its cards, in their order. */
  cards?: readonly string[];
  /** Whether its Filter has the void ones, where the server keeps them. */
  hasVoid?: boolean;
  /** The statuses of its counts in one line, in their order. */
  counted?: readonly string[] | undefined;
  /** Of many, only those that something has. */
  onlyFound?: boolean;
}

/** A searched list of the server's rows. */
export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { texts, cards, hasVoid, counted, onlyFound = false, ...list } = props;
  const { title, search, searchHint, byStatus = '', loading, empty } = texts;
  return (
    <SearchedList
      {...list}
      {...useFoundParts(list)}
      label={title}
      loadingText={loading}
      empty={empty}
      search={{ label: search, hint: searchHint }}
      cards={cards && { label: byStatus, statuses: cards, hasVoid: hasVoid && list.found.keepsVoid }}
      counted={counted && { label: byStatus, statuses: counted, onlyFound }}
    />
  );
}
