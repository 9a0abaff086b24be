import { mapReportCalls } from '@motorpark/domain';
import type { PersonHandlers } from '../../request/call';
import { answering } from '../../store/report/answerReport';
import { REPORT_SQL } from './reportSql';

export const reportHandlers = mapReportCalls((name) =>
  answering(name, REPORT_SQL[name]),
) satisfies PersonHandlers;
