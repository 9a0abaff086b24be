import { type Data, type WireReport, reportCodec } from '@motorpark/contract';
import {
  type ReportColumn,
  type ReportDefinition,
  type ReportGroup,
  type ReportName,
  columnsOf,
  headingsOf,
  nairaOnWire,
  reportNamed,
  rowTexts,
} from '@motorpark/domain';
import { type Cell, CsvAnswer, type SheetColumn, count, instant, money, sheetOfColumns } from '../../csv';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { recordEvent } from '../audit/recordEvent';
import { fileName } from '../search';
import { type ReportRequest, reportRequestIn } from './reportRequest';
import { type Counting, type SummedRow, sumReport } from './sumReport';

/** Creates the call that returns a report: its rows and totals, or the rows as a CSV file. Exports are recorded in Activity. */
export const answering =
  (name: ReportName, counting: Counting) =>
  async (context: PersonContext): Promise<Data<WireReport> | LongAnswer> => {
    const report = reportNamed(name);
    const request = await reportRequestIn(context, report);
    const counted = await counting(request, context.db);
    const { rows, total } = await sumReport(context.db, request, report, counted);
    if (request.isCsv) {
      const { by, period } = request;
      return reportFile(context, {
        title: report.title.toLowerCase(),
        by,
        period,
        columns: cellsOf(report, by),
        rows,
      });
    }
    const more = rows.length - MOST_ROWS;
    return {
      data: reportCodec(report).write({
        rows: rows.slice(0, MOST_ROWS),
        total,
        ...(more > 0 && { more }),
      }),
    };
  };

/** Rows in a response; a file has all of them. */
const MOST_ROWS = 1_000;

/** The columns of the file: what names a row, as on the screen, and its figures, for further calculation. */
const cellsOf = (report: ReportDefinition, by: ReportGroup): SheetColumn<SummedRow>[] => [
  ...headingsOf(by).map((heading, place): SheetColumn<SummedRow> => [
    heading,
    (row) => (place > 0 && row.departsAt !== undefined ? instant(row.departsAt) : rowTexts(by, row)[place]),
  ]),
  ...columnsOf(report).map((column): SheetColumn<SummedRow> => [
    column.unit === 'percent' ? `${column.label} in percent` : column.label,
    ({ figures }) => figureCell(column, figures),
  ]),
];

function figureCell({ name, unit, of }: ReportColumn, figures: SummedRow['figures']): Cell | null {
  const figure = figures[name] ?? 0;
  if (unit === 'naira') return money(nairaOnWire(figure));
  if (unit === 'count') return count(Number(figure));
  if (unit === 'minutes') return { figure: (Number(figure) / 60).toFixed(1) };
  const [part, whole] = of(
    Object.fromEntries(Object.entries(figures).map(([one, value]) => [one, Number(value)])),
  );
  return whole === 0 ? null : { figure: ((100 * part) / whole).toFixed(1) };
}

interface ReportFile<Row extends object> extends Pick<ReportRequest, 'period'> {
  /** Its title in Activity. */
  title: string;
  /** How its rows are grouped. */
  by: string;
  columns: readonly SheetColumn<Row>[];
  rows: Row[];
}

/** Returns the rows of a report as a CSV file, and records in Activity who exported it. */
export async function reportFile<Row extends object>(
  context: PersonContext,
  { title, by, period, columns, rows }: ReportFile<Row>,
): Promise<LongAnswer> {
  const { db, input, today } = context;
  const sheet = sheetOfColumns(`${title.replaceAll(' ', '_')}_by_${by}`, columns);
  const after = { report: title, ...narrowed(input), by };
  await db.transaction((tx) => recordEvent(tx, context, { kind: 'exported', after }));
  return new CsvAnswer(inOneBatch(rows), sheet, fileName(sheet.name, { period }, today));
}

async function* inOneBatch<Row>(rows: Row[]) {
  yield rows;
}

const FILTER_FIELDS = ['from', 'to', 'terminal_id', 'route_id'] as const;

const narrowed = (input: PersonContext['input']) =>
  Object.fromEntries(
    FILTER_FIELDS.flatMap((field) => (typeof input[field] === 'string' ? [[field, input[field]]] : [])),
  );
