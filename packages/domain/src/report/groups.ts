import { formatTyped } from '../field';
import { formatDateTime, formatDay, formatPaymentMethod } from '../format';
import { GIVE_BACK_LABELS, GIVE_BACK_WAYS } from '../giveBack';
import { TIMETABLE_FIELDS } from '../timetable';
import { BY_RULE, NO_METHOD, type ReportSubject, weekdayName } from './report';

interface Dimension {
  /** The head of its column. */
  heading: string;
  /** How its value is shown; unchanged if missing. */
  text?: (value: string) => string;
  /** The id and the name of the row of what belongs to none. */
  none?: readonly [id: string, name: string];
  /** Whether it only says more about the row, which is not grouped by it. */
  isDetail?: true;
}

/** The first day of a month: `2025-01`. */
export const firstOf = (month: string): string => `${month}-01`;

/** What the rows of reports are grouped by. */
const DIMENSIONS = {
  route: { heading: 'Route', none: [NO_METHOD, 'No route'] },
  weekday: { heading: 'Weekday', text: (day) => weekdayName(Number(day)) ?? day },
  service: {
    heading: 'Service',
    none: [NO_METHOD, 'Planned by hand'],
    text: (name) => name.replace(/\d\d:\d\d$/, (time) => formatTyped(TIMETABLE_FIELDS.departsAt, time)),
  },
  terminal: { heading: 'Terminal' },
  person: { heading: 'Person', none: [BY_RULE, 'The company’s rule'] },
  method: { heading: 'Payment method', none: [NO_METHOD, 'Not recorded'], text: formatPaymentMethod },
  day: { heading: 'Day', text: formatDay },
  month: { heading: 'Month', text: (month) => formatDay(firstOf(month)).replace(/^\d+ /, '') },
  vehicle: { heading: 'Vehicle', none: [NO_METHOD, 'No vehicle'] },
  trip: { heading: 'Trip', none: [NO_METHOD, 'No trip'] },
  departsAt: { heading: 'Departure', text: formatDateTime, isDetail: true },
  way: {
    heading: 'Kind',
    text: (name) => {
      const way = GIVE_BACK_WAYS.find((one) => one === name);
      return way === undefined ? name : GIVE_BACK_LABELS[way];
    },
  },
  driver: { heading: 'Driver' },
  fare: { heading: 'Fare' },
  ticket: { heading: 'Ticket' },
} as const satisfies Record<string, Dimension>;

export type ReportDimension = keyof typeof DIMENSIONS;

const dimensionOf = (dimension: ReportDimension): Dimension => DIMENSIONS[dimension];

/** A dimension after the first; its value is a field of the row. */
type Further = ReportDimension & keyof ReportSubject;

/** The ways to group the rows of reports: by one dimension, whose value is the row's id, or by several. */
export const REPORT_GROUPS = {
  route: ['route'],
  weekday: ['weekday'],
  routeAndWeekday: ['route', 'weekday'],
  service: ['service'],
  terminal: ['terminal'],
  person: ['person'],
  method: ['method'],
  day: ['day'],
  month: ['month'],
  vehicle: ['vehicle'],
  trip: ['trip', 'departsAt'],
  way: ['way'],
  driverAndMonth: ['driver', 'month'],
  driver: ['driver'],
  fareAndTicket: ['fare', 'ticket'],
  fare: ['fare'],
} as const satisfies Record<string, readonly [ReportDimension, ...Further[]]>;

export type ReportGroup = keyof typeof REPORT_GROUPS;

function partsOf(
  by: ReportGroup,
  row: ReportSubject,
): (readonly [dimension: ReportDimension, value: string])[] {
  const [first, ...further]: readonly [ReportDimension, ...Further[]] = REPORT_GROUPS[by];
  return [
    [first, row.id],
    ...further.flatMap((one) => (row[one] === undefined ? [] : [[one, String(row[one])] as const])),
  ];
}

/** The values of a row by its dimensions: what it is grouped by. */
export const dimensionsOf = (by: ReportGroup, row: ReportSubject) =>
  partsOf(by, row).filter(([dimension]) => dimensionOf(dimension).isDetail !== true);

/** Tells the rows of a report apart. */
export const rowKey = (by: ReportGroup, row: ReportSubject): string =>
  dimensionsOf(by, row)
    .map(([, value]) => value)
    .join(' ');

/** The texts that name a row, one below each of its headings. */
export const rowTexts = (by: ReportGroup, row: ReportSubject): string[] =>
  partsOf(by, row).map(([dimension, value], place) => {
    const { none, text = (word: string) => word } = dimensionOf(dimension);
    if (place > 0) return text(value);
    return value === none?.[0] ? none[1] : text(row.name);
  });

export const rowName = (by: ReportGroup, row: ReportSubject): string => rowTexts(by, row).join(', ');

/** The heading of each column that names a row, as in a file. */
export const headingsOf = (by: ReportGroup): string[] =>
  REPORT_GROUPS[by].map((dimension) => DIMENSIONS[dimension].heading);

/** What a row is, in one column: `Driver and month`. */
export const groupHeading = (by: ReportGroup): string =>
  REPORT_GROUPS[by]
    .filter((dimension) => dimensionOf(dimension).isDetail !== true)
    .map((dimension, place) =>
      place === 0 ? DIMENSIONS[dimension].heading : DIMENSIONS[dimension].heading.toLowerCase(),
    )
    .join(' and ');

/** How the rows are grouped: `By driver and month`. */
export const groupLabel = (by: ReportGroup): string => `By ${groupHeading(by).toLowerCase()}`;

/** The name of what belongs to none of a dimension: `No route`. */
export const noneOf = (dimension: 'route' | 'vehicle' | 'trip' | 'method'): string =>
  DIMENSIONS[dimension].none[1];
