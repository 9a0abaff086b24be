import { answering, data } from './answer';
import { get, put } from './call';
import { type WireOf, instant, orNull } from './codec';
import { record } from './record';
import type { Nothing } from './wire';

/** When the PIN was chosen; null if there is none. */
const pinCodec = record({ setAt: orNull(instant) });
export type WirePin = WireOf<typeof pinCodec>;

export const pinExtensions = {
  getPin: answering(data(pinCodec), get<Nothing>('/api/get_pin', { does: 'pin.set' })),
  /** Sets or changes the caller's PIN; requires their passcode. */
  setPin: answering(
    data(pinCodec),
    put<{ passcode: string; pin: string }>('/api/set_pin', { does: 'pin.set' }),
  ),
};
