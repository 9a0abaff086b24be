import { type Instant, formatReceiptDate } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { Sheet } from '../ManifestSheet/ManifestSheet.styles';
import { usePaper } from '../Paper/Paper';
import { ReceiptHead } from '../receipt/ReceiptParts';
import { Heading, Title } from '../receipt/receipt.styles';
import { Facts, Figures } from './ReportSheet.styles';

export interface ReportSheetProps {
  /** "Load factor by route" */
  title: string;
  /** What it is of: the days, the terminal, the route. */
  facts: readonly string[];
  /** The heads of the columns, the first of them what the rows are. */
  headers: readonly string[];
  /** A text for each column. */
  rows: readonly (readonly string[])[];
  /** What the rows come to together. */
  total: readonly string[];
  letterhead: Letterhead;
  /** When it is printed. */
  printedAt: Instant;
}

/** A report of the head office on A4: a row for each subject, and under them what they come to. */
export function ReportSheet(props: ReportSheetProps) {
  const { title, facts, headers, rows, total, letterhead, printedAt } = props;
  const paper = usePaper();
  return (
    <Sheet $paper={paper} aria-label={title}>
      <ReceiptHead letterhead={letterhead} paper={paper} />
      <Title $paper={paper}>
        <Heading $paper={paper}>{title}</Heading>
        <p>{formatReceiptDate(printedAt)}</p>
      </Title>
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
            // oxlint-disable-next-line react/no-array-index-key -- rows may be called the same, and none moves
            <tr key={place}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a figure is known by its column
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Sheet>
  );
}
