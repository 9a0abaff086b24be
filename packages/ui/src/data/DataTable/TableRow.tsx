import { type ReactNode, memo } from 'react';
import { RowMenu } from '../../overlay';
import { TruncatedText } from '../TruncatedText/TruncatedText';
import { shownValue, valueOrMissing } from '../missing';
import { Found } from './DataTable.styles';
import { cellAttributes, type Column, namingColumn } from './column';
import { pressRow } from './pressesRow';
import type { RowActions } from './useTableRows';
import { shownText, useLocale, withoutThisYear } from '../../locale';

export interface TableRowProps<Row> {
  row: Row;
  /** Position among all rows, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  /** The field that matches the search, if no column shows it. */
  foundBy: string | undefined;
  actions: RowActions<Row>;
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
  actions,
  nameId,
  href,
  isStop,
  place,
  measure,
  ...flags
}: TableRowProps<Row>) {
  const { say } = useLocale();
  const naming = namingColumn(columns);
  const renderContent = (column: Column<Row>, content: ReactNode) => {
    const isStart = column === naming && flags.opens;
    if (!column.truncate && !isStart) return content;
    return (
      <TruncatedText
        hasTwoLines={column.truncate === 'twoLines' && foundBy === undefined}
        {...(isStart && { onPress: () => actions.open(row), href, isStop })}
      >
        {content}
      </TruncatedText>
    );
  };

  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={place}
      data-opens={flags.opens || undefined}
      onClick={flags.opens ? pressRow : undefined}
    >
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        const value = valueOrMissing(column.cell(row, index), say);
        // Other cells are one line; on paper theirs may end anywhere, so that every column fits.
        const content = shownValue(value, column.truncate === 'twoLines' ? shownText : withoutThisYear);
        return (
          <Cell
            key={column.header}
            {...(column.isRowHeader && { scope: 'row' })}
            id={column === naming && foundBy === undefined ? nameId : undefined}
            {...cellAttributes(column, naming)}
          >
            {column === naming && foundBy !== undefined ? (
              <>
                <div id={nameId}>{renderContent(column, content)}</div>
                <Found>
                  <TruncatedText>{foundBy}</TruncatedText>
                </Found>
              </>
            ) : (
              renderContent(column, content)
            )}
          </Cell>
        );
      })}
      {flags.hasMenus && (
        <td data-menu>
          {flags.hasMenu && (
            <RowMenu
              label={say('Actions for')}
              subjectId={nameId}
              items={() => actions.menuOf(row)}
              isStop={isStop && !flags.opens}
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
