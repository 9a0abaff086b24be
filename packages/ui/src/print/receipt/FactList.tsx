import type { ComponentType, ReactNode } from 'react';
import type { PaperSize } from '../paper';
import { isUnbroken, withWholeNumbers } from './unbroken';

export interface Fact {
  term: string;
  value: string | undefined;
  /** What one looks for on the receipt. */
  isLarge?: boolean;
}

interface FactListProps {
  facts: Fact[];
  paper: PaperSize;
  /** How the facts stand: `Facts` or `FactRow`. */
  as: ComponentType<{ $paper: PaperSize; children?: ReactNode }>;
}

/** Facts of a receipt; what is missing reads 'N/A'. */
export function FactList({ facts, paper, as: List }: FactListProps) {
  return (
    <List $paper={paper}>
      {facts.map(({ term, value, isLarge }) => (
        <div key={term} data-large={isLarge}>
          <dt>{term}</dt>
          <dd data-unbroken={isUnbroken(value || 'N/A')}>{withWholeNumbers(value || 'N/A')}</dd>
        </div>
      ))}
    </List>
  );
}
