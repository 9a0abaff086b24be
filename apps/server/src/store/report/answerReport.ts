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
    const { db, input, today } = context;
    const request = await reportRequestIn(context, kind);
    const data = await kind.rows(db, request);
    if (!request.isCsv) return { data };
    const sheet = sheetOfColumns(
      `${kind.title.replaceAll(' ', '_')}_by_${request.by}`,
      kind.columns(request.by),
    );
    const after = { report: kind.title, ...narrowed(input), by: request.by };
    await db.transaction((tx) => recordEvent(tx, context, { kind: 'exported', after }));
    return new CsvAnswer(inOneBatch(data.rows), sheet, fileName(sheet.name, request, today));
  };

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
