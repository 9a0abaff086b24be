import { call } from './call';
import type { Data, Nothing } from './wire';

/** Whether somebody has a PIN. */
export interface WirePin {
  /** When it was chosen, an instant; null where there is none. */
  set_at: string | null;
}

const capability = 'pins';

export const pinExtensions = {
  getPin: call<Nothing, Data<WirePin>>({
    method: 'GET',
    path: '/api/get_pin',
    does: 'pin.set',
    capability,
  }),
  /** Chooses one's own, or another one; the passcode goes with it. */
  setPin: call<{ passcode: string; pin: string }, Data<WirePin>>({
    method: 'PUT',
    path: '/api/set_pin',
    does: 'pin.set',
    capability,
  }),
  /** Opens one's own locked session at a counter again. An error at `passcode` says that only the passcode leads on. */
  enterPin: call<{ pin: string }, Data<null>>({
    method: 'POST',
    path: '/api/enter_pin',
    does: 'pin.enter',
    capability,
  }),
};
