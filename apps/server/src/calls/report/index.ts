import type { PersonHandlers } from '../../request/call';
import { answering } from '../../store/report/answerReport';
import { INCOME_REPORT } from './incomeReport';
import { LOAD_REPORT } from './loadReport';
import { NO_SHOW_REPORT } from './noShowReport';

export const reportHandlers = {
  getLoadReport: answering(LOAD_REPORT),
  getIncomeReport: answering(INCOME_REPORT),
  getNoShowReport: answering(NO_SHOW_REPORT),
} satisfies PersonHandlers;
