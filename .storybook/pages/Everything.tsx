import { color, space, type } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** A title of the sidebar, with its doc page and its stories. */
interface Topic {
  title: string;
  entries: Entry[];
}

/** Links to everything in this Storybook by its index, grouped by part of the product. */
export function Everything() {
  const [topics, setTopics] = useState<readonly Topic[]>([]);

  useEffect(() => {
    void readIndex().then(setTopics);
  }, []);

  const parts = grouped(topics, ({ title }) => title.split('/')[0] ?? title);
  return (
    <Parts>
      {parts.map(([part, inPart]) => (
        <section key={part}>
          <h3 id={part.toLowerCase()}>{part}</h3>
          <ul>
            {inPart.map(({ title, entries }) => (
              <li key={title}>
                <a href={hrefOf(entries)} target="_top">
                  {title.split('/').slice(1).join(' / ') || title}
                </a>{' '}
                <Count>{countOf(entries)}</Count>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Parts>
  );
}

const isIndex = (index: unknown): index is { entries: Record<string, Entry> } =>
  typeof index === 'object' && index !== null && 'entries' in index;

/** Groups items by name, in the order of each group's first item. */
function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}

async function readIndex(): Promise<Topic[]> {
  const answer = await fetch('./index.json');
  const index: unknown = await answer.json();
  const listed = Object.values(isIndex(index) ? index.entries : {}).filter(
    ({ title }) => !title.startsWith('Start/'),
  );
  return grouped(listed, ({ title }) => title).map(([title, ofTitle]) => ({ title, entries: ofTitle }));
}

const hrefOf = (entries: readonly Entry[]) => {
  const [first] = entries.toSorted(
    (one, other) => Number(other.type === 'docs') - Number(one.type === 'docs'),
  );
  return first ? `./?path=/${first.type}/${first.id}` : './';
};

function countOf(entries: readonly Entry[]): string {
  const stories = entries.filter(({ type: kind }) => kind === 'story').length;
  if (stories === 0) return '';
  return stories === 1 ? '1 story' : `${stories} stories`;
}

const Parts = styled.div`
  columns: 3 220px;
  column-gap: ${space[8]};

  section {
    break-inside: avoid;
    margin-bottom: ${space[6]};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Count = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.text.muted};
  font: ${type.caption};
`;
