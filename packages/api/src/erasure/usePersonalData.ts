import { erasureExtensions } from '@motorpark/contract';
import type { PersonalData } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useSave } from '../rows/records';

/** Fetches the personal data stored under a phone. Only for `useAnswer`, which forgets it: erased data must not stay on screen. */
export const findPersonalData = (phone: string): Promise<PersonalData> =>
  request(erasureExtensions.findPersonalData, { payload: { phone } });

/** Returns a function that erases the personal data of a phone, and returns whether there is more. */
export const useErasePersonalData = () =>
  useSave(
    'tickets',
    (phone: string) => request(erasureExtensions.erasePersonalData, { payload: { phone } }),
    { whenSaved: ['tickets', 'ticket', 'waybills', 'waybill'] },
  ).save;
