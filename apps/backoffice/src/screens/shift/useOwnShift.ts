import { useMyShift, useSession } from '@motorpark/api';
import { useEffect } from 'react';
import { rememberShift } from '../../shared/rememberedShift';

/** The person's shift that is not closed, and has this machine remember it while it is open: a sale through an outage names it. */
export function useOwnShift() {
  const person = useSession()?.personId;
  const mine = useMyShift();
  const { shift } = mine;
  useEffect(() => {
    if (person === undefined || shift === undefined) return;
    rememberShift(person, shift?.status === 'Open' ? shift.id : undefined);
  }, [person, shift]);
  return mine;
}
