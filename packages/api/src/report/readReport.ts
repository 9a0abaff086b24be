import {
  type IncomeFigures,
  type LoadFigures,
  type NoShowFigures,
  type Report,
  type ReportFigures,
  type ReportName,
  type ReportSubject,
  mapOperationTypes,
} from '@motorpark/domain';
import { apiFailure } from '../failure/failure';
import { countOf, koboOf, recordIn, recordOf, textOf, type Fields } from '../reading';

type Figures = ReportFigures[ReportName];
type Read<Kind extends Figures> = (fields: Fields) => Kind | undefined;

/** Reads a report. Throws if its total or a row's figures are missing: zero would be wrong. */
export function readReport<Name extends ReportName>(
  body: unknown,
  read: Read<ReportFigures[Name]>,
): Report<Name> {
  const fields = recordIn(body);
  const rows: unknown = fields['rows'];
  const total = read(recordOf(fields['total']));
  if (!Array.isArray(rows) || total === undefined) throw apiFailure({ kind: 'unknown' });
  return {
    rows: rows.map((row) => {
      const own = recordOf(row);
      const figures = read(own);
      if (figures === undefined) throw apiFailure({ kind: 'unknown' });
      return Object.assign(subjectOf(own), figures);
    }),
    total,
  };
}

function subjectOf(fields: Fields): ReportSubject {
  const weekday = countOf(fields['weekday']);
  return {
    id: textOf(fields['id']) ?? '',
    name: textOf(fields['name']) ?? '',
    ...(weekday !== undefined && { weekday }),
  };
}

export function readLoad(fields: Fields): LoadFigures | undefined {
  const trips = countOf(fields['trips']);
  const offered = countOf(fields['seats_offered']);
  const sold = countOf(fields['seats_sold']);
  return trips === undefined || offered === undefined || sold === undefined
    ? undefined
    : { trips, offered, sold };
}

export function readNoShows(fields: Fields): NoShowFigures | undefined {
  const trips = countOf(fields['trips']);
  const sold = countOf(fields['seats_sold']);
  const noShows = countOf(fields['no_shows']);
  return trips === undefined || sold === undefined || noShows === undefined
    ? undefined
    : { trips, sold, noShows };
}

export function readIncome(fields: Fields): IncomeFigures | undefined {
  const balance = koboOf(fields['balance']);
  const amounts = recordOf(fields['amounts']);
  return balance === undefined
    ? undefined
    : { amounts: mapOperationTypes((type) => koboOf(amounts[type]) ?? 0), balance };
}
