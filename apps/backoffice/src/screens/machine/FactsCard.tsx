import { Card, DescriptionList, StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';
import type { Fact } from './machineFacts';
import { messages } from './messages';

interface FactsCardProps {
  title: string;
  facts: readonly Fact[];
  /** Shown below the facts: what is wrong, and what to do. */
  children?: ReactNode;
}

/** Shows one group of facts about this computer. */
export function FactsCard({ title, facts, children }: FactsCardProps) {
  return (
    <Card title={title}>
      <DescriptionList
        items={facts.map(({ term, value, works }) => ({
          term,
          value:
            works === undefined ? value : <StatusBadge status={works ? messages.works : messages.fails} />,
        }))}
      />
      {children}
    </Card>
  );
}
