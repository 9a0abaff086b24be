import type { ComponentType, ReactNode } from 'react';
import type { PaperSize } from '../../theme/paper';
import { Facts } from './facts.styles';
import { Part, PartTitle } from './receipt.styles';
import { isUnbreakable, withUnbreakableNumbers } from './unbreakable';

export interface Fact {
  term: string;
  value: string | undefined;
  /** Whether the value is what people look for on the receipt, and is printed large. */
  isLarge?: boolean;
}

interface FactListProps {
  facts: readonly Fact[];
  paper: PaperSize;
  /** Layout of the facts: `FactRow` for side by side; one below the other by default. */
  as?: ComponentType<{ $paper: PaperSize; children?: ReactNode }>;
}

/** Facts of a receipt; a missing value reads 'N/A'. */
export function FactList({ facts, paper, as: List = Facts }: FactListProps) {
  return (
    <List $paper={paper}>
      {facts.map(({ term, value, isLarge }) => (
        <div key={term} data-large={isLarge}>
          <dt>{term}</dt>
          <dd data-unbroken={isUnbreakable(value || 'N/A')}>{withUnbreakableNumbers(value || 'N/A')}</dd>
        </div>
      ))}
    </List>
  );
}

/** Facts below a title: a part of a receipt. */
export function FactPart({ title, ...list }: FactListProps & { title: string }) {
  return (
    <Part $paper={list.paper}>
      <PartTitle $paper={list.paper}>{title}</PartTitle>
      <FactList {...list} />
    </Part>
  );
}
