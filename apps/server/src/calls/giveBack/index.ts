import type { PersonHandlers } from '../../request/call';
import { answering } from '../../store/report/answerReport';
import { getGivenBack } from './getGivenBack';
import { GIVEN_BACK_REPORT } from './givenBackReport';

export const giveBackHandlers = {
  getGivenBack,
  getGivenBackReport: answering(GIVEN_BACK_REPORT),
} satisfies PersonHandlers;
