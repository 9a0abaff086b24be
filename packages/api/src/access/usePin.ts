import { pinExtensions } from '@motorpark/contract';
import type { PinSettingForm } from '@motorpark/domain';
import { useListData } from '../rows/useListData';
import { useSave } from '../rows/records';
import { request } from '../backend/connection';

/** Returns the PIN's state of the logged-in user; `pin` is undefined until it is known. */
export function usePin() {
  const { data: pin, ...state } = useListData('counters', () => request(pinExtensions.getPin), {
    part: 'pin',
  });
  return { pin, setPin: useSave('counters', setPin).save, ...state };
}

const setPin = ({ passcode, pin }: PinSettingForm) =>
  request(pinExtensions.setPin, { payload: { passcode, pin } });
