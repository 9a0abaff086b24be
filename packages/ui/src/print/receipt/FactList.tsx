import type { ComponentType, ReactNode } from 'react';
import type { PaperSize } from '../paper';
import { Facts } from './facts.styles';
import { Part, PartTitle } from './receipt.styles';
import { isUnbroken, withWholeNumbers } from './unbroken';

export interface Fact {
  term: string;
  value: string | undefined;
  /** What one looks for on the receipt. */
  isLarge?: boolean;
}

interface FactListProps {
  facts: readonly Fact[];
  paper: PaperSize;
  /** How the facts stand: `FactRow` for abreast. One under the other by default. */
  as?: ComponentType<{ $paper: PaperSize; children?: ReactNode }>;
}

/** Facts of a receipt; what is missing reads 'N/A'. */
export function FactList({ facts, paper, as: List = Facts }: FactListProps) {
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

/** Facts under a title: a part of a receipt. */
export function FactPart({ title, ...list }: FactListProps & { title: string }) {
  return (
    <Part $paper={list.paper}>
      <PartTitle $paper={list.paper}>{title}</PartTitle>
      <FactList {...list} />
    </Part>
  );
}
