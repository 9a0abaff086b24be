import { type ReactNode, memo } from 'react';
import { RowMenu } from '../../overlay';
import { CutText } from '../CutText/CutText';
import { shown } from '../missing';
import { Found } from './DataTable.styles';
import { looks } from './looks';
import { type Column, namingColumn } from './columns';
import { pressRow } from './pressesRow';
import type { RowActs } from './useRowActs';

export interface TableRowProps<Row> {
  row: Row;
  /** Position among all rows, from 0. */
  index: number;
  columns: Column<Row>[];
  /** The field that matches the search, if no column shows it. */
  foundBy: string | undefined;
  acts: RowActs<Row>;
  /** Id of the cell that names the row. */
  nameId: string;
  opens: boolean;
  /** Link target of the row. */
  href: string | undefined;
  /** Whether the table has menus, and whether this row's has any items. */
  hasMenus: boolean;
  hasMenu: boolean;
  /** Whether Tab goes to this row. */
  isStop: boolean;
  /** Its `aria-rowindex`, if not all rows are rendered. */
  place: number | undefined;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

function Cells<Row>({
  row,
  index,
  columns,
  foundBy,
  acts,
  nameId,
  href,
  isStop,
  place,
  measure,
  ...has
}: TableRowProps<Row>) {
  const naming = namingColumn(columns);
  const shownIn = (column: Column<Row>, content: ReactNode) => {
    const isStart = column === naming && has.opens;
    if (!column.truncate && !isStart) return content;
    return (
      <CutText
        hasTwoLines={column.truncate === 'twoLines' && foundBy === undefined}
        {...(isStart && { onPress: () => acts.open(row), href, isStop })}
      >
        {content}
      </CutText>
    );
  };

  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={place}
      data-opens={has.opens || undefined}
      onClick={has.opens ? pressRow : undefined}
    >
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        const content = shown(column.cell(row, index));
        return (
          <Cell
            key={column.header}
            {...(column.isRowHeader && { scope: 'row' })}
            id={column === naming && foundBy === undefined ? nameId : undefined}
            {...looks(column, naming)}
          >
            {column === naming && foundBy !== undefined ? (
              <>
                <div id={nameId}>{shownIn(column, content)}</div>
                <Found>
                  <CutText>{foundBy}</CutText>
                </Found>
              </>
            ) : (
              shownIn(column, content)
            )}
          </Cell>
        );
      })}
      {has.hasMenus && (
        <td data-menu>
          {has.hasMenu && (
            <RowMenu
              label="Actions for"
              subjectId={nameId}
              items={() => acts.menuOf(row)}
              isStop={isStop && !has.opens}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** One row of the table; rendered again only for another row, position, column or right. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type of the row
export const TableRow = memo(Cells) as typeof Cells;
