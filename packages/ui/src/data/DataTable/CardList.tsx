import { useRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { Badges, Card, Cards, Meta, Title } from './CardList.styles';
import type { DataTableProps } from './DataTable';
import { cardPlace } from './columns';
import { RowCard } from './RowCard';
import { useTableRows } from './useTableRows';

/** Height of a card of three lines, and the gap between two cards, in px. */
const CARD_HEIGHT = 112;
const GAP = 12;
const SKELETON_CARDS = 4;

/** The rows of a `DataTable` as cards, on a phone. Nothing is cut off here: text wraps. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, isLoading = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const { rendered, isWindowed, navigationProps, watcher } = useTableRows(props, {
    list,
    rowHeight: CARD_HEIGHT,
    gap: GAP,
    isVisible: (column) => cardPlace(column) !== 'hidden',
  });

  if (isLoading && rows.length === 0) return <SkeletonCards />;
  if (rows.length === 0) return null;
  return (
    <>
      <Cards ref={list} data-rows aria-label={label} aria-busy={isLoading} {...navigationProps}>
        {rendered.map((entry) =>
          entry.kind === 'spacer' ? (
            <li key={`spacer ${entry.before}`} aria-hidden="true" style={{ height: entry.height }} />
          ) : (
            <RowCard
              key={entry.key}
              {...entry.props}
              columns={columns}
              count={isWindowed ? rows.length : undefined}
            />
          ),
        )}
      </Cards>
      {watcher}
    </>
  );
}

function SkeletonCards() {
  return (
    <Cards aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <Card key={index}>
          <Title>
            <Skeleton width="14ch" />
          </Title>
          <Badges>
            <Skeleton width="9ch" />
          </Badges>
          <Meta>
            <Skeleton width="32ch" />
            <Skeleton width="24ch" />
          </Meta>
        </Card>
      ))}
    </Cards>
  );
}
