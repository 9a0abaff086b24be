import type {
  Comparison,
  ReportFigures,
  ReportFilter,
  ReportGroup,
  ReportName,
  ReportRow,
} from '@motorpark/domain';

/** A column of figures. */
export interface ReportColumn<Name extends ReportName> {
  header: string;
  text: (figures: ReportFigures[Name]) => string;
  /** Link to what the figure counts; without a row, for the total. Missing for figures that are calculated from others. */
  href?: (row: ReportRow<Name> | undefined, query: ReportQuery<Name>) => string;
}

/** The report's query with its days resolved. */
export interface ReportQuery<Name extends ReportName> extends ReportFilter {
  by: ReportGroup<Name>;
  from: string;
  to: string;
}

/** A total of the report, and its comparison with the preceding period. */
export interface ReportTotal<Name extends ReportName> {
  label: string;
  text: (total: ReportFigures[Name]) => string;
  /** Returns undefined if there is nothing to compare. */
  compared: (now: ReportFigures[Name], before: ReportFigures[Name]) => Comparison | undefined;
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
  columns: readonly ReportColumn<Name>[];
  totals: readonly ReportTotal<Name>[];
  drawing: ReportDrawing<Name>;
  /** Whether it can be filtered by route. */
  hasRoutes: boolean;
}
