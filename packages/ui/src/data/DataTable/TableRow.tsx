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
  /** Its place among all rows, from 0. */
  index: number;
  columns: Column<Row>[];
  /** What it was found by, where no column shows it. */
  foundBy: string | undefined;
  acts: RowActs<Row>;
  /** The id of the cell that names it. */
  nameId: string;
  opens: boolean;
  /** Where it leads. */
  href: string | undefined;
  /** Whether the table has menus, and whether there is anything in this row's. */
  hasMenus: boolean;
  hasMenu: boolean;
  /** Tab goes to this row. */
  isStop: boolean;
  /** Its place among all rows, said aloud where not all of them are drawn. */
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

/** One row of the table; drawn anew only for another row, place, column or right. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the kind of row
export const TableRow = memo(Cells) as typeof Cells;
