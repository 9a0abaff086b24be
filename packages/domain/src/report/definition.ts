import { formatNaira } from '../format';
import type { SeeRight } from '../rights';
import { formatMinutes } from '../trip';
import { type Comparison, compared, percentOf } from './compare';
import type { ReportGroup } from './groups';
import type { ReportFigures } from './report';

/** A figure that the server adds up: a total above the table, a column of it, and one of the file. */
export interface ReportFigure {
  label: string;
  unit: 'count' | 'naira' | 'minutes';
  /** What narrows the list of what the report counts to what this figure counts; without it, the figure is no link. */
  link?: Readonly<Record<string, string>>;
  /** Whether a change of its sign is a change like any other; otherwise its size is compared. */
  isSigned?: true;
  /** The record in which it is sent, under its own name. */
  within?: string;
}

/** The share of one figure in another, in percent. */
interface ReportShare<Counted extends string> {
  label: string;
  of(this: void, figures: Readonly<Record<Counted, number>>): readonly [part: number, whole: number];
}

/** A report of the head office (docs/reports.md): all that contract, server and app know of it but its SQL. */
export interface ReportDefinition<
  By extends ReportGroup = ReportGroup,
  Counted extends string = string,
  Call extends string = string,
> {
  title: string;
  /** What the chart shows, before how its rows are grouped: "Load by route". */
  drawn: string;
  /** What is said of a period without rows. */
  empty: string;
  /** The call that returns it; its address follows from it. */
  call: Call;
  /** The action that shows it, which limits it to terminals. */
  does: SeeRight;
  /** The list of what it counts, to which its figures lead. */
  counts: 'trips' | 'operations' | 'givenBack' | 'tickets';
  /** Whether it can be filtered by route. */
  hasRoutes: boolean;
  /** The ways to group its rows; the first is the default. */
  groups: readonly By[];
  figures: Readonly<Record<Counted, ReportFigure>>;
  shares?: Readonly<Record<string, ReportShare<Counted>>>;
  /** The figures or the share in its chart. */
  drawing: readonly string[];
  /** The names of reports that became part of it, with how their rows were grouped at first. */
  former?: Readonly<Record<string, By>>;
}

/** A column of a report: a figure, or a share of figures. */
export interface ReportColumn extends Pick<ReportFigure, 'label' | 'link' | 'isSigned'> {
  name: string;
  unit: ReportFigure['unit'] | 'percent';
  /** Its value; of a share, the part and the whole. */
  of: (figures: ReportFigures) => readonly [part: number, whole: number];
}

/** The columns of a report from left to right: its figures, then its shares. */
export const columnsOf = ({ figures, shares = {} }: ReportDefinition): ReportColumn[] => [
  ...Object.entries(figures).map(([name, figure]) =>
    Object.assign({ name, of: (all: ReportFigures) => [all[name] ?? 0, 1] as const }, figure),
  ),
  ...Object.entries(shares).map(([name, share]) => Object.assign({ name, unit: 'percent' as const }, share)),
];

/** Returns a figure as it is shown; empty for a share of nothing. Counts are not capped, as a list's are. */
export function figureText({ unit, of }: ReportColumn, figures: ReportFigures): string {
  const [part, whole] = of(figures);
  if (unit === 'naira') return formatNaira(part);
  if (unit === 'minutes') return formatMinutes(part);
  if (unit === 'count') return part.toLocaleString('en-US');
  const percent = percentOf(part, whole);
  return percent === undefined ? '' : `${percent}%`;
}

/** Compares a figure with that of the preceding period; undefined for a share of nothing, and from ten times on. */
export function figureChange(
  { of, isSigned }: ReportColumn,
  now: ReportFigures,
  before: ReportFigures,
): Comparison | undefined {
  const [part, whole] = of(now);
  const [partBefore, wholeBefore] = of(before);
  if (whole === 0 || wholeBefore === 0) return undefined;
  const sized = isSigned ? (figure: number) => figure : Math.abs;
  return compared(sized(part / whole), sized(partBefore / wholeBefore));
}
