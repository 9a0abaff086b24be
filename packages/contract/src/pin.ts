import { get, post, put } from './call';
import type { Data, Nothing } from './wire';

/** Whether somebody has a PIN. */
export interface WirePin {
  /** When it was chosen, an instant; null where there is none. */
  set_at: string | null;
}

const capability = 'pins';

export const pinExtensions = {
  getPin: get<Nothing, Data<WirePin>>('/api/get_pin', { does: 'pin.set', capability }),
  /** Chooses one's own, or another one; the passcode goes with it. */
  setPin: put<{ passcode: string; pin: string }, Data<WirePin>>('/api/set_pin', {
    does: 'pin.set',
    capability,
  }),
  /** Opens one's own locked session at a counter again. An error at `passcode` says that only the passcode leads on. */
  enterPin: post<{ pin: string }, Data<null>>('/api/enter_pin', { does: 'pin.enter', capability }),
};
