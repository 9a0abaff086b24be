import { useEffect } from 'react';
import { useSession } from '../session/session';
import { rememberShift } from './rememberedShift';
import { useMyShift } from './useShifts';

/** Loads the user's shift that is not closed. Stores its id on this machine while it is open, because a sale during an outage names it. */
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
