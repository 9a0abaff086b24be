import {
  type GivenBackFigures,
  type IncomeFigures,
  type LoadFigures,
  type NoShowFigures,
  type Report,
  type ReportFigures,
  type ReportName,
  type ReportSubject,
  mapOperationTypes,
} from '@motorpark/domain';
import {
  type Fields,
  countOf,
  everyRecordIn,
  koboOf,
  mustRead,
  part,
  recordIn,
  recordOf,
  required,
  sentAs,
  shape,
  text,
} from '../reading';

type Figures = ReportFigures[ReportName];
type Read<Kind extends Figures> = (fields: Fields) => Kind | undefined;

/** Reads a report. Throws if its total or a row's figures are missing: zero would be wrong. */
export function readReport<Name extends ReportName>(
  body: unknown,
  read: Read<ReportFigures[Name]>,
): Report<Name> {
  const fields = recordIn(body);
  const total = mustRead(read(recordOf(fields['total'])));
  const rows = everyRecordIn(fields['rows'], (row) => {
    const figures = read(row);
    return figures && Object.assign(subjectOf(row), figures);
  });
  return { rows: mustRead(rows), total };
}

function subjectOf(fields: Fields): ReportSubject {
  const weekday = countOf(fields['weekday']);
  return {
    id: text(fields['id']),
    name: text(fields['name']),
    ...(weekday !== undefined && { weekday }),
  };
}

export const readLoad = shape<LoadFigures>({
  trips: required(countOf),
  offered: sentAs('seats_offered', required(countOf)),
  sold: sentAs('seats_sold', required(countOf)),
});

export const readNoShows = shape<NoShowFigures>({
  trips: required(countOf),
  sold: sentAs('seats_sold', required(countOf)),
  noShows: required(countOf),
});

export const readGivenBackFigures = shape<GivenBackFigures>({
  acts: required(countOf),
  amount: required(koboOf),
  afterPrinting: required(countOf),
  afterBoarding: required(countOf),
  afterDeparture: required(countOf),
  alone: required(countOf),
});

export const readIncome = shape<IncomeFigures>({
  amounts: part((amounts) => mapOperationTypes((type) => koboOf(amounts[type]) ?? 0)),
  balance: required(koboOf),
});
