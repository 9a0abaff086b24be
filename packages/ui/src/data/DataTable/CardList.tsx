import { Fragment, memo, useRef } from 'react';
import { styled } from 'styled-components';
import { RowMenu } from '../../overlay';
import { color, radius, space, type, VisuallyHidden } from '../../theme';
import { NONE, shownValue, valueOrMissing } from '../missing';
import { Skeleton } from '../Skeleton/Skeleton';
import { cardPlace, type CardPlace, type Column, namingColumn } from './column';
import type { DataTableProps } from './DataTable';
import { pressRow } from './pressesRow';
import type { TableRowProps } from './TableRow';
import { useTableRows } from './useTableRows';
import { type Say, useLocale } from '../../locale';

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

interface RowCardProps<Row> extends Omit<TableRowProps<Row>, 'hasMenus' | 'place'> {
  /** Number of all rows, announced if not all of them are rendered. */
  count: number | undefined;
}

function CardContent<Row>({
  row,
  index,
  columns,
  foundBy,
  actions,
  nameId,
  opens,
  href,
  hasMenu,
  isStop,
  count,
  measure,
}: RowCardProps<Row>) {
  const { say } = useLocale();
  const titleColumn = columns.some((column) => cardPlace(column) === 'title')
    ? undefined
    : namingColumn(columns);
  const columnsAt = (place: CardPlace) =>
    columns.filter((column) => (column === titleColumn ? 'title' : cardPlace(column)) === place);
  const values = (place: CardPlace) => columnsAt(place).map((column) => value(column, row, index, say));
  const stop = { 'data-stop': true, tabIndex: isStop ? 0 : -1 };
  const title = columnsAt('title').map((column) => (
    <Fragment key={column.header}>{shownValue(valueOrMissing(column.cell(row, index), say))} </Fragment>
  ));
  return (
    <Card
      ref={measure}
      data-index={index}
      {...(count !== undefined && { 'aria-setsize': count, 'aria-posinset': index + 1 })}
      data-opens={opens || undefined}
      onClick={opens ? pressRow : undefined}
    >
      <Title id={nameId}>
        {href !== undefined ? (
          <Opener as="a" href={href} {...stop}>
            {title}
          </Opener>
        ) : opens ? (
          <Opener type="button" onClick={() => actions.open(row)} {...stop}>
            {title}
          </Opener>
        ) : (
          title
        )}
      </Title>
      <Badges>{values('badge')}</Badges>
      {hasMenu && (
        <Menu data-menu>
          <RowMenu
            label={say('Actions for')}
            subjectId={nameId}
            items={() => actions.menuOf(row)}
            isStop={isStop && !opens}
          />
        </Menu>
      )}
      <Meta>
        <div>
          {foundBy && <span>{foundBy}</span>}
          {values('meta')}
        </div>
      </Meta>
      <Id>{values('id')}</Id>
    </Card>
  );
}

/** A row as a card; rendered again only for another row, position, column or right. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type of the row
const RowCard = memo(CardContent) as typeof CardContent;

/** Returns a value with its name, which is visible only if the column has a `cardLabel` and otherwise for screen readers. Null if there is none. */
function value<Row>({ header, cardLabel, cell }: Column<Row>, row: Row, index: number, say: Say) {
  const content = cell(row, index);
  if (content === NONE) return null;
  const label = typeof cardLabel === 'function' ? cardLabel(row) : cardLabel;
  return (
    <span key={header}>
      {label === undefined ? <VisuallyHidden>{header}: </VisuallyHidden> : `${label} `}
      {shownValue(valueOrMissing(content, say))}
    </span>
  );
}

const Cards = styled.ul`
  overflow-anchor: none;
  display: grid;
  gap: ${space[3]};
  container-type: inline-size;
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  grid-template-areas: 'title badge menu' 'meta meta meta' 'id id id';
  gap: 2px ${space[3]};
  padding: ${space[3]} 14px;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.raised};

  &[data-opens] {
    cursor: pointer;
  }

  /* At large text sizes a title beside its status would have room for only a few letters per line. */
  @container (max-width: 17rem) {
    grid-template: 'title menu' 'badge badge' 'meta meta' 'id id' / minmax(0, 1fr) auto;
  }
`;

const Title = styled.div`
  grid-area: title;
  font: ${type.strong};
  overflow-wrap: anywhere;
`;

/** The title of a card that opens. */
const Opener = styled.button`
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  text-decoration: none;
  border-radius: ${radius.small};
  background: none;
  cursor: pointer;
`;

const Badges = styled.div`
  grid-area: badge;
`;

/** A value wraps to the next line as a unit, if it can; the dot before the first value of a line is clipped. */
const Meta = styled.div`
  grid-area: meta;
  overflow: clip;
  color: ${color.text.muted};
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -${space[4]};
  }

  > div > span {
    position: relative;
    padding-inline-start: ${space[4]};
  }

  > div > span::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    width: ${space[4]};
    text-align: center;
  }
`;

/** Beside the status. Its touch target is larger than its line. */
const Menu = styled.div`
  grid-area: menu;
  justify-self: end;
  margin: -12px -12px -12px -${space[2]};
`;

const Id = styled.div`
  grid-area: id;
  font: ${type.id};
  overflow-wrap: anywhere;
`;
