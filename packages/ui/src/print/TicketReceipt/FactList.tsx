import type { ComponentType } from 'react';
import type { PaperSize } from '../paper';
import type { Fact } from './ticketFacts';

interface FactListProps {
  facts: Fact[];
  paper: PaperSize;
  /** How the facts stand: `Facts` or `FactRow`. */
  as: ComponentType<{ $paper: PaperSize; children?: React.ReactNode }>;
}

/** Facts of a receipt; what is missing reads 'N/A'. */
export function FactList({ facts, paper, as: List }: FactListProps) {
  return (
    <List $paper={paper}>
      {facts.map(({ term, value, isLarge }) => (
        <div key={term} data-large={isLarge}>
          <dt>{term}</dt>
          <dd>{value || 'N/A'}</dd>
        </div>
      ))}
    </List>
  );
}
