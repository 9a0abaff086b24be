import type {
  Comparison,
  ReportFigures,
  ReportFilter,
  ReportGroup,
  ReportName,
  ReportRow,
} from '@motorpark/domain';

/** A figure of a report: a total above the table, and a column of it. */
export interface ReportFigure<Name extends ReportName> {
  label: string;
  text: (figures: ReportFigures[Name]) => string;
  /** Link to what the figure counts; without a row, for the total. Missing for figures that are calculated from others. */
  href?: (row: ReportRow<Name> | undefined, query: ReportQuery<Name>) => string;
  /** Compares the total with that of the preceding period; returns undefined if there is nothing to compare. */
  compared: (now: ReportFigures[Name], before: ReportFigures[Name]) => Comparison | undefined;
}

/** The report's query with its days resolved. */
export interface ReportQuery<Name extends ReportName> extends ReportFilter {
  by: ReportGroup<Name>;
  from: string;
  to: string;
}

/** The chart's values: one for each series. */
export interface ReportDrawing<Name extends ReportName> {
  series: (total: ReportFigures[Name]) => { label: string; total: string }[];
  values: (figures: ReportFigures[Name]) => number[];
  unit: 'percent' | 'naira' | 'count';
}

/** How a report is shown (docs/reports.md). */
export interface ReportKind<Name extends ReportName> {
  name: Name;
  figures: readonly ReportFigure<Name>[];
  drawing: ReportDrawing<Name>;
  /** Whether it can be filtered by route. */
  hasRoutes: boolean;
}
