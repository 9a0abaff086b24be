import { DescriptionList, EmptyState, Section } from '@motorpark/ui';
import type { ReactNode } from 'react';

interface ListedProps {
  title: string;
  empty: string;
  items: readonly { term: string; value: ReactNode }[];
}

/** What went out of the drawer in one way. */
export const Listed = ({ title, empty, items }: ListedProps) => (
  <Section title={title}>
    {items.length === 0 ? <EmptyState text={empty} /> : <DescriptionList items={[...items]} />}
  </Section>
);
