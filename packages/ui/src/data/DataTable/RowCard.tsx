import { Fragment, memo } from 'react';
import { VisuallyHidden } from '../../theme';
import { RowMenu } from '../../overlay';
import { NONE, valueOrMissing } from '../missing';
import { Badges, Card, Id, Menu, Meta, Opener, Title } from './CardList.styles';
import { cardPlace, type CardPlace, type Column, namingColumn } from './columns';
import { pressRow } from './pressesRow';
import type { TableRowProps } from './TableRow';

export interface RowCardProps<Row> extends Omit<TableRowProps<Row>, 'hasMenus' | 'place'> {
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
  const titleColumn = columns.some((column) => cardPlace(column) === 'title')
    ? undefined
    : namingColumn(columns);
  const columnsAt = (place: CardPlace) =>
    columns.filter((column) => (column === titleColumn ? 'title' : cardPlace(column)) === place);
  const values = (place: CardPlace) => columnsAt(place).map((column) => value(column, row, index));
  const stop = { 'data-stop': true, tabIndex: isStop ? 0 : -1 };
  const title = columnsAt('title').map((column) => (
    <Fragment key={column.header}>{valueOrMissing(column.cell(row, index))} </Fragment>
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
            label="Actions for"
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
export const RowCard = memo(CardContent) as typeof CardContent;

/** Returns a value with its name, which is visible only if the column has a `cardLabel` and otherwise for screen readers. Null if there is none. */
function value<Row>({ header, cardLabel, cell }: Column<Row>, row: Row, index: number) {
  const content = cell(row, index);
  if (content === NONE) return null;
  const label = typeof cardLabel === 'function' ? cardLabel(row) : cardLabel;
  return (
    <span key={header}>
      {label === undefined ? <VisuallyHidden>{header}: </VisuallyHidden> : `${label} `}
      {valueOrMissing(content)}
    </span>
  );
}
