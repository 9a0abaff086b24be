import { pinExtensions } from '@motorpark/contract';
import type { PinSettingForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { instantOf, read, recordIn } from '../reading';

/** When the user's PIN was set; null if they have none. */
interface Pin {
  setAt: string | null;
}

const pinIn = (answer: unknown): Pin => ({ setAt: instantOf(read(recordIn(answer), 'set_at')) ?? null });

export const getPin = async (): Promise<Pin> => pinIn(await request(pinExtensions.getPin));

/** Sets or replaces the user's own PIN. */
export const setPin = async ({ passcode, pin }: PinSettingForm): Promise<Pin> =>
  pinIn(await request(pinExtensions.setPin, { payload: { passcode, pin } }));
