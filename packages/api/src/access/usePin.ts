import { pinExtensions } from '@motorpark/contract';
import type { PinSettingForm } from '@motorpark/domain';
import { useListData } from '../rows/useListData';
import { useSave } from '../rows/records';
import { request } from '../backend/connection';
import { instantOf, read, recordIn } from '../reading';

/** Returns the PIN's state of the logged-in user; `pin` is undefined until it is known. */
export function usePin() {
  const { data: pin, ...state } = useListData('counters', getPin, { part: 'pin' });
  return { pin, setPin: useSave('counters', setPin).save, ...state };
}

/** When the user's PIN was set; null if they have none. */
interface Pin {
  setAt: string | null;
}

const pinIn = (answer: unknown): Pin => ({ setAt: instantOf(read(recordIn(answer), 'set_at')) ?? null });

const getPin = async (): Promise<Pin> => pinIn(await request(pinExtensions.getPin));

const setPin = async ({ passcode, pin }: PinSettingForm): Promise<Pin> =>
  pinIn(await request(pinExtensions.setPin, { payload: { passcode, pin } }));
