import type { ReactNode } from 'react';
import { isMissing, MISSING_TEXT } from '../missing';
import { type DescriptionLayout, List } from './DescriptionList.styles';

export interface DescriptionItem {
  /** What it is: "Vehicle number". */
  term: string;
  /** What it says. Missing or empty values show `missingText`. */
  value: ReactNode;
  /** The value is an id that people read out: shown in the monospaced face. */
  isId?: boolean | undefined;
}

export interface DescriptionListProps {
  items: DescriptionItem[];
  /** `split`: term left, value right, one a line, for narrow panels. `stacked`: value under term, several abreast. */
  layout?: DescriptionLayout | undefined;
  /** What stands for a missing value. */
  missingText?: string | undefined;
}

/** The facts about one thing, read-only. Many things of one kind belong into a `DataTable`. */
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
