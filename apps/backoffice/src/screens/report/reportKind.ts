import type {
  Comparison,
  ReportFigures,
  ReportFilter,
  ReportGroup,
  ReportName,
  ReportRow,
} from '@motorpark/domain';

/** A figure of each row. */
export interface ReportColumn<Name extends ReportName> {
  header: string;
  text: (figures: ReportFigures[Name]) => string;
  /** Where the rows are that it counts, for the total without a row; none of what is calculated from others. */
  href?: (row: ReportRow<Name> | undefined, asked: Asked<Name>) => string;
}

/** What is looked at, the days known. */
export interface Asked<Name extends ReportName> extends ReportFilter {
  by: ReportGroup<Name>;
  from: string;
  to: string;
}

/** One figure of the whole report, and how it stands to the same of the days before. */
export interface ReportTotal<Name extends ReportName> {
  label: string;
  text: (total: ReportFigures[Name]) => string;
  /** Undefined where there is nothing to compare. */
  compared: (now: ReportFigures[Name], before: ReportFigures[Name]) => Comparison | undefined;
}

/** What stands in the chart: a value for each of the series. */
export interface ReportDrawing<Name extends ReportName> {
  series: (total: ReportFigures[Name]) => { label: string; total: string }[];
  values: (figures: ReportFigures[Name]) => number[];
  unit: 'percent' | 'naira' | 'count';
}

/** How one report is shown (docs/reports.md). */
export interface ReportKind<Name extends ReportName> {
  name: Name;
  columns: readonly ReportColumn<Name>[];
  totals: readonly ReportTotal<Name>[];
  drawing: ReportDrawing<Name>;
  /** Whether it can be narrowed to a route. */
  hasRoutes: boolean;
}
