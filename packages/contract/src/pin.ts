import { get, post, put } from './call';
import type { Data, Nothing } from './wire';

export interface WirePin {
  /** When the PIN was chosen, an instant; null if there is none. */
  set_at: string | null;
}

export const pinExtensions = {
  getPin: get<Nothing, Data<WirePin>>('/api/get_pin', { does: 'pin.set' }),
  /** Sets or changes the caller's PIN; requires their passcode. */
  setPin: put<{ passcode: string; pin: string }, Data<WirePin>>('/api/set_pin', {
    does: 'pin.set',
  }),
  /** Unlocks the caller's session at a counter. An error at `passcode` means that only the passcode can unlock it. */
  enterPin: post<{ pin: string }, Data<null>>('/api/enter_pin', { does: 'pin.enter' }),
};
