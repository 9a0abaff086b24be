import type { PersonHandlers } from '../http/call';
import { answering } from '../report/answerReport';
import { getGivenBack } from './getGivenBack';
import { GIVEN_BACK_REPORT } from './givenBackReport';

export const giveBackHandlers = {
  getGivenBack,
  getGivenBackReport: answering(GIVEN_BACK_REPORT),
} satisfies PersonHandlers;
