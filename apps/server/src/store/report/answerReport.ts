import type { Data, WireReport, WireReportSubject } from '@motorpark/contract';
import type { PersonAction, ReportName } from '@motorpark/domain';
import { recordEvent } from '../audit/recordEvent';
import { CsvAnswer, type SheetColumn, sheetOfColumns } from '../../csv';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { fileName } from '../search';
import { type ReportRequest, reportRequestIn } from './reportRequest';

export interface ReportKind<Name extends ReportName, Figures extends object> {
  name: Name;
  /** Its title in Activity when it is exported. */
  title: string;
  /** The action that shows it, which limits it to terminals. */
  action: PersonAction;
  rows: (
    db: PersonContext['db'],
    request: ReportRequest<Name>,
  ) => Promise<{ rows: (WireReportSubject & Figures)[]; total: Figures }>;
  /** The columns of its CSV export, from left to right. */
  columns: (by: ReportRequest<Name>['by']) => readonly SheetColumn<WireReportSubject & Figures>[];
}

/** Creates the call that returns a report: its rows and totals, or the rows as a CSV file. Exports are recorded in Activity. */
export const answering =
  <Name extends ReportName, Figures extends object>(kind: ReportKind<Name, Figures>) =>
  async (context: PersonContext): Promise<Data<WireReport<Figures>> | LongAnswer> => {
    const { db } = context;
    const request = await reportRequestIn(context, kind);
    const data = await kind.rows(db, request);
    if (!request.isCsv) {
      const more = data.rows.length - MOST_ROWS;
      return { data: more > 0 ? { ...data, rows: data.rows.slice(0, MOST_ROWS), more } : data };
    }
    return reportFile(context, { ...kind, ...request, columns: kind.columns(request.by), rows: data.rows });
  };

/** Rows in a response; a file has all of them. */
const MOST_ROWS = 1_000;

interface ReportFile<Row extends object> extends Pick<ReportRequest<ReportName>, 'period'> {
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

/** Sorts rows by name, and the weekdays of one route in order. */
export const byName = (one: WireReportSubject, other: WireReportSubject): number =>
  one.name.localeCompare(other.name, 'en') || (one.weekday ?? 0) - (other.weekday ?? 0);
