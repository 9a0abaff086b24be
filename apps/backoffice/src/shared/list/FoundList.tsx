import { SearchedList, type SearchedListProps } from '@motorpark/ui';
import { type FoundTableProps, useFoundParts } from './FoundTable';

type FoundListProps<Row> = FoundTableProps<Row> &
  Pick<SearchedListProps<Row>, 'cards' | 'counted' | 'search' | 'primary' | 'filters'>;

/** A searched list of the server's rows. The void ones are in its Filter only where the server keeps them. */
export function FoundList<Row extends { id: string }>({ cards, ...list }: FoundListProps<Row>) {
  const parts = useFoundParts(list);
  return (
    <SearchedList
      {...list}
      {...parts}
      cards={cards && { ...cards, hasVoid: cards.hasVoid && list.found.keepsVoid }}
    />
  );
}
