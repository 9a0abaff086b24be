import { Fragment, type ReactNode, useId } from 'react';
import { RowMenu } from '../../overlay';
import { shown } from '../missing';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { Badges, Card, Cards, Id, Menu, Meta, Opener, Title } from './CardList.styles';
import { cardPlace, type CardPlace, type Column, namingColumn } from './columns';
import type { DataTableProps } from './DataTable';
import { pressesRow } from './pressesRow';
import { useGrowingRows } from './useGrowingRows';

/** The rows as cards, on a phone. Nothing is cut here: text wraps. */
export function CardList<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowMenu,
  onOpen,
  isLoading = false,
  skeletonRows = 4,
}: DataTableProps<Row>) {
  const listId = useId();
  const { drawn, hasMore, end } = useGrowingRows(rows);
  const titled = columns.some((column) => cardPlace(column) === 'title') ? undefined : namingColumn(columns);
  const at = (place: CardPlace) =>
    columns.filter((column) => (column === titled ? 'title' : cardPlace(column)) === place);

  if (isLoading && rows.length === 0) return <SkeletonCards count={Math.min(skeletonRows, 4)} />;
  if (rows.length === 0) return null;
  return (
    <>
      <Cards aria-label={label} aria-busy={isLoading}>
        {drawn.map((row, index) => {
          const key = rowKey(row);
          const nameId = `${listId}-${key}`;
          const items = rowMenu?.(row) ?? [];
          const title = at('title').map((column) => (
            <Fragment key={column.header}>{shown(column.cell(row, index))} </Fragment>
          ));
          return (
            <Card
              key={key}
              data-opens={onOpen ? true : undefined}
              onClick={onOpen && ((event) => pressesRow(event) && onOpen(row))}
            >
              <Title id={nameId}>
                {onOpen ? (
                  <Opener type="button" onClick={() => onOpen(row)}>
                    {title}
                  </Opener>
                ) : (
                  title
                )}
              </Title>
              <Badges>{at('badge').map((column) => value(column, column.cell(row, index)))}</Badges>
              <Meta>
                <div>{at('meta').map((column) => value(column, column.cell(row, index)))}</div>
              </Meta>
              {items.length > 0 && (
                <Menu>
                  <RowMenu label="Actions for" subjectId={nameId} items={items} />
                </Menu>
              )}
              <Id>{at('id').map((column) => value(column, column.cell(row, index)))}</Id>
            </Card>
          );
        })}
      </Cards>
      {hasMore && <div ref={end} />}
    </>
  );
}

/** A value with its name: heard always, seen only where the column asks for it. */
function value<Row>({ header, cardLabel }: Column<Row>, content: ReactNode) {
  return (
    <span key={header}>
      {cardLabel === undefined ? <VisuallyHidden>{header}: </VisuallyHidden> : `${cardLabel} `}
      {shown(content)}
    </span>
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
