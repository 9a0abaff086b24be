import type { Data, WireReport, WireReportSubject } from '@motorpark/contract';
import type { ReportName } from '@motorpark/domain';
import { recordEvent } from '../audit/recordEvent';
import { CsvAnswer, type SheetColumn, sheetOfColumns } from '../csv';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { fileName } from '../search';
import { type AskedReport, askedIn } from './asked';

/** How a report is made. */
export interface ReportKind<Name extends ReportName, Figures extends object> {
  name: Name;
  /** What Activity calls it when somebody takes it away. */
  title: string;
  rows: (
    db: PersonContext['db'],
    asked: AskedReport<Name>,
  ) => Promise<{ rows: (WireReportSubject & Figures)[]; total: Figures }>;
  /** What a file for a spreadsheet has, from left to right. */
  columns: (by: AskedReport<Name>['by']) => readonly SheetColumn<WireReportSubject & Figures>[];
}

/** Answers a report: its rows with what they come to, or the rows as a file for a spreadsheet, which is written down. */
export const answering =
  <Name extends ReportName, Figures extends object>(kind: ReportKind<Name, Figures>) =>
  async (context: PersonContext): Promise<Data<WireReport<Figures>> | LongAnswer> => {
    const { db, input, today } = context;
    const asked = await askedIn(context, kind.name);
    const data = await kind.rows(db, asked);
    if (!asked.isCsv) return { data };
    const sheet = sheetOfColumns(`${kind.title.replaceAll(' ', '_')}_by_${asked.by}`, kind.columns(asked.by));
    await recordEvent(db, context, {
      kind: 'exported',
      after: { report: kind.title, ...narrowed(input), by: asked.by },
    });
    return new CsvAnswer(inOneGo(data.rows), sheet, fileName(sheet.name, asked, today));
  };

async function* inOneGo<Row>(rows: Row[]) {
  yield rows;
}

const NARROWING = ['from', 'to', 'terminal_id', 'route_id'] as const;

const narrowed = (input: PersonContext['input']) =>
  Object.fromEntries(
    NARROWING.flatMap((field) => (typeof input[field] === 'string' ? [[field, input[field]]] : [])),
  );

/** A to Z by the names of the rows, a route's days in their order. */
export const byName = (one: WireReportSubject, other: WireReportSubject): number =>
  one.name.localeCompare(other.name, 'en') || (one.weekday ?? 0) - (other.weekday ?? 0);
