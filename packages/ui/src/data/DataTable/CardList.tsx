import { useId, useRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { Badges, Card, Cards, Meta, Title } from './CardList.styles';
import type { DataTableProps } from './DataTable';
import { cardPlace } from './columns';
import { RowCard } from './RowCard';
import { useFoundElsewhere } from '../searched/useFoundElsewhere';
import { useScrollMemory } from './useScrollMemory';
import { useNearEnd } from './useNearEnd';
import { useRowActions } from './useRowActions';
import { useRowNavigation } from './useRowNavigation';
import { useWindowedRows } from './useWindowedRows';

/** Height of a card of three lines, and the gap between two cards, in px. */
const CARD_HEIGHT = 112;
const GAP = 12;

/** The rows of a `DataTable` as cards, on a phone. Nothing is cut off here: text wraps. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowMenu,
    onOpen,
    hrefOf,
    isLoading = false,
    skeletonRows = 4,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const opens = onOpen !== undefined || hrefOf !== undefined;
  const foundBy = useFoundElsewhere(props, (column) => cardPlace(column) !== 'hidden');
  const actions = useRowActions(props);
  const { stop, navigationProps } = useRowNavigation(rows.length, list);
  const { entries, isWindowed, last, measure, watcher } = useWindowedRows(rows.length, {
    list,
    rowHeight: CARD_HEIGHT,
    gap: GAP,
    alwaysRendered: stop,
  });
  useNearEnd(rows.length, last, props.onNearEnd);
  useScrollMemory(props.scrollMemory, undefined, rows.length > 0);

  if (isLoading && rows.length === 0) return <SkeletonCards count={Math.min(skeletonRows, 4)} />;
  if (rows.length === 0) return null;
  return (
    <>
      <Cards ref={list} data-rows aria-label={label} aria-busy={isLoading} {...navigationProps}>
        {entries.map((entry) => {
          if (entry.kind === 'spacer')
            return <li key={`spacer ${entry.before}`} aria-hidden="true" style={{ height: entry.height }} />;
          const { index } = entry;
          const row = rows[index];
          if (row === undefined) return null;
          const key = rowKey(row);
          return (
            <RowCard
              key={key}
              row={row}
              index={index}
              columns={columns}
              foundBy={foundBy(row, index)}
              actions={actions}
              nameId={`${listId}-${key}`}
              opens={opens}
              href={hrefOf?.(row)}
              hasMenu={rowMenu !== undefined && rowMenu(row).length > 0}
              isStop={index === stop}
              count={isWindowed ? rows.length : undefined}
              measure={measure}
            />
          );
        })}
      </Cards>
      {watcher}
    </>
  );
}

function SkeletonCards({ count }: { count: number }) {
  return (
    <Cards aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
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
