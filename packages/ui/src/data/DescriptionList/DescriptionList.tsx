import type { ReactNode } from 'react';
import { isMissing, MISSING_TEXT } from '../missing';
import { type DescriptionLayout, List } from './DescriptionList.styles';

export interface DescriptionItem {
  /** Name of the fact: "Vehicle number". */
  term: string;
  /** Its value. A missing or empty one shows `missingText`. */
  value: ReactNode;
  /** Whether the value is an id that people read out, which is shown in the monospaced font. */
  isId?: boolean | undefined;
}

export interface DescriptionListProps {
  items: DescriptionItem[];
  /** `split`: term left, value right, one per line, for narrow panels. `stacked`: value below term, several per row. */
  layout?: DescriptionLayout | undefined;
  /** Text for a missing value. */
  missingText?: string | undefined;
}

/** Shows the facts about one record, read-only. For many records of one kind use a `DataTable`. */
export function DescriptionList({
  items,
  layout = 'split',
  missingText = MISSING_TEXT,
}: DescriptionListProps) {
  return (
    <List $layout={layout}>
      {items.map(({ term, value, isId }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd data-id={isId || undefined}>{isMissing(value) ? missingText : value}</dd>
        </div>
      ))}
    </List>
  );
}
