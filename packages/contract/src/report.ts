import {
  REPORTS,
  type Report,
  type ReportDefinition,
  type ReportFigures,
  type ReportGroup,
  type ReportName,
  type ReportSubject,
  mapReportCalls,
  reportNamed,
} from '@motorpark/domain';
import { answering, data } from './answer';
import { type Call, get } from './call';
import { type Codec, type WireOf, count, instant, list, naira, optional, text } from './codec';
import { type FieldsOf, as, beside, record, within } from './record';
import type { Data, WireNaira } from './wire';
import { wireNameOf } from './wireName';

/** Selects and filters a report; all fields are optional. */
export interface ReportQuery {
  by?: ReportGroup;
  /** Range of business days in Lagos, `yyyy-mm-dd`, both ends included. */
  from?: string;
  to?: string;
  /** For trips the terminal of origin, for money the terminal in whose books it is. */
  terminal_id?: string;
  /** Applies only to trips. */
  route_id?: string;
  /** Returns the rows as a CSV file. */
  format?: 'csv';
}

/** The figures of a report's definition by their names in snake case; income is positive, spending negative. */
type WireFigures = Readonly<Record<string, WireNaira | Readonly<Record<string, WireNaira>>>>;
/** Counts, and amounts in kobo; sums may exceed the safe integer range. */
export type SummedFigures = Readonly<Record<string, number | bigint>>;

/** The figures that a report's definition has. */
const figuresCodec = ({ figures }: ReportDefinition) => {
  const named = Object.entries(figures).flatMap(([name, { unit, within: part }]) => {
    const codec = unit === 'naira' ? naira : count;
    return Object.entries(part === undefined ? { [name]: codec } : within(part, { [name]: as(name, codec) }));
  });
  const all = record(Object.fromEntries(named));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the definition knows their names
  return all as unknown as Codec<ReportFigures, WireFigures, SummedFigures>;
};

const SUBJECT = {
  id: text,
  name: text,
  weekday: optional(count),
  month: optional(text),
  ticket: optional(text),
  departsAt: optional(instant),
} satisfies FieldsOf<ReportSubject>;

/** A report, with the number of further rows, which only the file has; the total includes them. */
export function reportCodec(report: ReportDefinition) {
  const figures = figuresCodec(report);
  return record({
    rows: list(record({ ...SUBJECT, figures: beside(figures) })),
    total: figures,
    more: optional(count),
  } satisfies FieldsOf<Report>);
}
export type WireReport = WireOf<ReturnType<typeof reportCodec>>;

export function reportCall(name: ReportName): Call<ReportQuery, Data<WireReport>, Report> {
  const { call, does } = REPORTS[name];
  return answering(
    data(reportCodec(reportNamed(name))),
    get<ReportQuery>(`/api/${wireNameOf(call)}`, { does }),
  );
}

export const reportExtensions = mapReportCalls(reportCall);
