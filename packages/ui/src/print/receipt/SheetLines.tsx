import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useLocale } from '../../locale';
import { ink, type PaperSize } from '../../theme/papers';
import { type OnPaper, text } from './onPaper';

/** A line to write on by hand. */
export const BLANK = <span data-blank />;

export interface SheetColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Its width on A4, in millimetres; the others share what is left. */
  width?: number;
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
  /** Whether a row has long names, which are printed smaller on A4, so that they are whole. */
  isLong?: (row: Row) => boolean;
  /** Returns the lines of one block on a roll, the first of them in bold. */
  blockOf: (row: Row) => [ReactNode, ...ReactNode[]];
  paper: PaperSize;
}

/** The list of a sheet: a table on A4, blocks one below the other on a roll. */
export function SheetLines<Row>(props: SheetLinesProps<Row>) {
  const { say } = useLocale();
  const { label, hasCaption = false, rows, keyOf, columns, isLong, blockOf, paper } = props;
  if (paper !== 'A4') {
    return (
      <Blocks $paper={paper} aria-label={label}>
        {rows.map((row) => {
          const [first, ...lines] = blockOf(row);
          return (
            <li key={keyOf(row)}>
              <BlockTitle $paper={paper}>{first}</BlockTitle>
              {lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- some lines have the same text, and none moves
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
          {columns.map(({ title, width }) => (
            <th key={title} scope="col" style={{ width: width && `${width}mm` }}>
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-long={isLong?.(row)}>
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

/** Long enough for a name in handwriting. */
const blankStyle = css`
  [data-blank] {
    display: inline-block;
    width: 40mm;
    height: 1lh;
    border-bottom: ${ink.hairline};
    vertical-align: bottom;
  }
`;

/** One row per line; a long table continues on the next page, where its head is repeated. */
const Table = styled.table<OnPaper>`
  width: 100%;
  border-collapse: collapse;
  ${text('small')}

  caption {
    ${text('title')}
    text-align: start;
  }
  th,
  td {
    padding: 0.6mm 1mm;
    border-bottom: ${ink.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    ${text('strong')}
    overflow-wrap: normal;
  }
  tr {
    break-inside: avoid;
  }
  [data-whole='true'] {
    white-space: nowrap;
  }
  [data-long='true'] > td {
    padding-block: 0.4mm;
    ${text('fine')}
  }
  ${blankStyle}
`;

/** The same as blocks on a roll, which is too narrow for a table. */
const Blocks = styled.ol<OnPaper>`
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('small')}

  > li {
    padding: 1mm 0;
    border-bottom: ${ink.hairline};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  ${blankStyle}
`;

const BlockTitle = styled.p<OnPaper>`
  ${text('strong')}
`;
