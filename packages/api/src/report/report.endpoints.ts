import { type Call, giveBackExtensions, reportExtensions } from '@motorpark/contract';
import {
  type Report,
  type ReportFilter,
  type ReportGroup,
  type ReportName,
  type DepartureFigures,
  type DutyFigures,
  type GivenBackFigures,
  type IncomeFigures,
  type LoadFigures,
  type NoShowFigures,
  type ReportFigures,
  type SeatKmFigures,
  type ReportSubject,
  mapOperationTypes,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import { downloadFrom, type Download } from '../rows/download';
import {
  type Fields,
  countOf,
  everyRecordIn,
  instantOf,
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
import { useListData } from '../rows/useListData';
import { partOf } from '../rows/part';

/** Selects a report's group, period, terminal and route. */
export interface ReportQuery<Name extends ReportName> extends ReportFilter {
  by: ReportGroup<Name>;
}

const CALL_OF = {
  load: reportExtensions.getLoadReport,
  income: reportExtensions.getIncomeReport,
  noShows: reportExtensions.getNoShowReport,
  givenBack: giveBackExtensions.getGivenBackReport,
  departures: reportExtensions.getDepartureReport,
  seatKm: reportExtensions.getSeatKmReport,
  duties: reportExtensions.getDutyReport,
} as const satisfies Record<ReportName, object>;

const payloadOf = ({ by, from, to, terminalId, routeId }: ReportQuery<ReportName>) => ({
  by,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(routeId !== undefined && { route_id: routeId }),
});

export const loadReport: { [Name in ReportName]: (query: ReportQuery<Name>) => Promise<Report<Name>> } = {
  load: async (query) => readReport(await ask('load', query), readLoad),
  income: async (query) => readReport(await ask('income', query), readIncome),
  noShows: async (query) => readReport(await ask('noShows', query), readNoShows),
  givenBack: async (query) => readReport(await ask('givenBack', query), readGivenBackFigures),
  departures: async (query) => readReport(await ask('departures', query), readDepartures),
  seatKm: async (query) => readReport(await ask('seatKm', query), readSeatKm),
  duties: async (query) => readReport(await ask('duties', query), readDuties),
};

function ask(name: ReportName, query: ReportQuery<ReportName>): Promise<unknown> {
  const { method, path, does } = CALL_OF[name];
  const report: Call<object, unknown> = { method, path, does };
  return request(report, { payload: payloadOf(query) });
}

export const downloadReport = (name: ReportName, query: ReportQuery<ReportName>): Promise<Download> =>
  downloadFrom(CALL_OF[name], { ...payloadOf(query), format: 'csv' });

type Figures = ReportFigures[ReportName];
type Read<Kind extends Figures> = (fields: Fields) => Kind | undefined;

/** Reads a report. Throws if its total or a row's figures are missing: zero would be wrong. */
function readReport<Name extends ReportName>(body: unknown, read: Read<ReportFigures[Name]>): Report<Name> {
  const fields = recordIn(body);
  const total = mustRead(read(recordOf(fields['total'])));
  const rows = everyRecordIn(fields['rows'], (row) => {
    const figures = read(row);
    return figures && Object.assign(subjectOf(row), figures);
  });
  return { rows: mustRead(rows), total, more: countOf(fields['more']) };
}

function subjectOf(fields: Fields): ReportSubject {
  const weekday = countOf(fields['weekday']);
  const departsAt = instantOf(fields['departs_at']);
  const month = text(fields['month']);
  return {
    id: text(fields['id']),
    name: text(fields['name']),
    ...(weekday !== undefined && { weekday }),
    ...(departsAt !== undefined && { departsAt }),
    ...(month !== '' && { month }),
  };
}

const readLoad = shape<LoadFigures>({
  trips: required(countOf),
  offered: sentAs('seats_offered', required(countOf)),
  sold: sentAs('seats_sold', required(countOf)),
});

const readNoShows = shape<NoShowFigures>({
  trips: required(countOf),
  sold: sentAs('seats_sold', required(countOf)),
  noShows: required(countOf),
});

const readGivenBackFigures = shape<GivenBackFigures>({
  acts: required(countOf),
  amount: required(koboOf),
  afterPrinting: required(countOf),
  afterBoarding: required(countOf),
  afterDeparture: required(countOf),
  alone: required(countOf),
});

const readDepartures = shape<DepartureFigures>({
  planned: required(countOf),
  run: required(countOf),
  cancelled: required(countOf),
  late: required(countOf),
});

const readSeatKm = shape<SeatKmFigures>({
  trips: required(countOf),
  seatKm: required(countOf),
  income: required(koboOf),
});

const readDuties = shape<DutyFigures>({ trips: required(countOf), minutes: required(countOf) });

const readIncome = shape<IncomeFigures>({
  income: required(koboOf),
  amounts: part((amounts) => mapOperationTypes((type) => koboOf(amounts[type]) ?? 0)),
  balance: required(koboOf),
});

/** Returns a report of the head office; undefined until it is loaded. */
export function useReport<Name extends ReportName>(name: Name, query: ReportQuery<Name>) {
  const { data: report, ...state } = useListData<Report<Name>>('reports', () => loadReport[name](query), {
    part: partOf(name, query),
  });
  const download = () => downloadReport(name, query);
  return { report, ...state, download };
}
