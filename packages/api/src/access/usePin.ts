import { useListData } from '../rows/lists';
import { useSave } from '../rows/records';
import { getPin, setPin } from './pin.endpoints';

/** Returns the PIN's state of the logged-in user; `pin` is undefined until it is known. */
export function usePin() {
  const { data: pin, ...state } = useListData('counters', getPin, { part: 'pin' });
  return { pin, setPin: useSave('counters', setPin).save, ...state };
}
