import { DescriptionList, EmptyState, Section } from '@motorpark/ui';
import type { ReactNode } from 'react';

interface ListedProps {
  title: string;
  empty: string;
  items: readonly { term: string; value: ReactNode }[];
}

/** A section that lists amounts, such as drops or payments, or says that there are none. */
export const Listed = ({ title, empty, items }: ListedProps) => (
  <Section title={title}>
    {items.length === 0 ? <EmptyState text={empty} /> : <DescriptionList items={[...items]} />}
  </Section>
);
