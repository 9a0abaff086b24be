import type { PersonHandlers } from '../../request/call';
import { answering } from '../../store/report/answerReport';
import { DEPARTURE_REPORT } from './departureReport';
import { DUTY_REPORT } from './dutyReport';
import { INCOME_REPORT } from './incomeReport';
import { LOAD_REPORT } from './loadReport';
import { NO_SHOW_REPORT } from './noShowReport';
import { SEAT_KM_REPORT } from './seatKmReport';

export const reportHandlers = {
  getLoadReport: answering(LOAD_REPORT),
  getIncomeReport: answering(INCOME_REPORT),
  getNoShowReport: answering(NO_SHOW_REPORT),
  getDepartureReport: answering(DEPARTURE_REPORT),
  getSeatKmReport: answering(SEAT_KM_REPORT),
  getDutyReport: answering(DUTY_REPORT),
} satisfies PersonHandlers;
