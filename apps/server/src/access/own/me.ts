import type { Data, WireMe } from '@motorpark/contract';
import type { PersonContext } from '../../http/call';
import type { Person } from '../person';

/** Who somebody is, where they work and what they may, as it is now. */
export const meOf = ({ id, name, email, role, terminal, ...must }: Person): WireMe => ({
  id,
  name,
  email,
  role,
  terminal: terminal ?? null,
  must_change_passcode: must.mustChangePasscode,
  must_set_up_second_factor: must.mustSetUpSecondFactor,
});

/** Who is logged in. */
export const getMe = async ({ person }: PersonContext): Promise<Data<WireMe>> => ({ data: meOf(person) });
