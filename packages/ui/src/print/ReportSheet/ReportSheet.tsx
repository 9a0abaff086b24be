import type { Instant } from '@motorpark/domain';
import { styled } from 'styled-components';
import { ink } from '../../theme/papers';
import type { Letterhead } from '../letterhead';
import { Sheet } from '../receipt/sheet.styles';
import { usePaper } from '../Paper/Paper';
import { type OnPaper, part, text } from '../receipt/onPaper';
import { ReceiptTop } from '../receipt/ReceiptParts';

export interface ReportSheetProps {
  /** Title of the report: "Load factor by route". */
  title: string;
  /** Scope of the report: the days, the terminal, the route. */
  facts: readonly string[];
  /** Heads of the columns; the first one says what the rows are. */
  headers: readonly string[];
  /** The rows, with a text for each column. */
  rows: readonly (readonly string[])[];
  /** The totals of the rows, with a text for each column. */
  total: readonly string[];
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** When it was printed. */
  printedAt: Instant;
}

/** A report of the head office on A4: a row for each subject, and a row with the totals. */
export function ReportSheet(props: ReportSheetProps) {
  const { title, facts, headers, rows, total, letterhead, printedAt } = props;
  const paper = usePaper();
  return (
    <Sheet $paper={paper} aria-label={title}>
      <ReceiptTop letterhead={letterhead} title={title} date={printedAt} paper={paper} />
      <Facts $paper={paper}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </Facts>
      <Figures $paper={paper}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map(([name, ...figures], place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may have the same name, and none moves
            <tr key={place}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a figure is identified by its column
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Sheet>
  );
}

const Facts = styled.div<OnPaper>`
  ${part}
  ${text('body')}
`;

/** The figures; a long table continues on the next page, where its head is repeated. */
const Figures = styled.table<OnPaper>`
  width: 100%;
  border-collapse: collapse;
  ${text('small')}

  th,
  td {
    padding: 1mm;
    border-bottom: ${ink.hairline};
    text-align: end;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }
  td {
    white-space: nowrap;
  }
  th {
    overflow-wrap: anywhere;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    ${text('strong')}
    overflow-wrap: break-word;
  }
  tbody th {
    font-weight: inherit;
  }
  tbody tr:last-child :is(th, td) {
    ${text('strong')}
    border-top: ${ink.heavyLine};
  }
  tr {
    break-inside: avoid;
  }
`;
