import type { PaperSize } from '../../theme/paper';
import { Blocks, BlockTitle, Table } from './SheetLines.styles';

export interface SheetColumn<Row> {
  title: string;
  cell: (row: Row) => string | number;
  /** Whether the value stays on one line, like a phone number. */
  isUnbreakable?: boolean;
}

interface SheetLinesProps<Row> {
  label: string;
  /** Whether the table has the label as its caption. */
  hasCaption?: boolean;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  columns: readonly SheetColumn<Row>[];
  /** Returns the lines of one block on a roll, the first of them in bold. */
  blockOf: (row: Row) => [string, ...string[]];
  paper: PaperSize;
}

/** The list of a sheet: a table on A4, blocks one below the other on a roll. */
export function SheetLines<Row>(props: SheetLinesProps<Row>) {
  const { label, hasCaption = false, rows, keyOf, columns, blockOf, paper } = props;
  if (paper !== 'A4') {
    return (
      <Blocks $paper={paper} aria-label={label}>
        {rows.map((row) => {
          const [first, ...lines] = blockOf(row);
          return (
            <li key={keyOf(row)}>
              <BlockTitle $paper={paper}>{first}</BlockTitle>
              {lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- blanks have the same text, and none moves
                <p key={index}>{line}</p>
              ))}
            </li>
          );
        })}
      </Blocks>
    );
  }
  return (
    <Table $paper={paper}>
      {hasCaption && <caption>{label}</caption>}
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isUnbreakable }) => (
              <td key={title} data-whole={isUnbreakable}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
