import { managesTerminals } from '@motorpark/domain';
import { type Data, type WireMe, roleOnWire } from '@motorpark/contract';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';

/** The wire form of a person: their identity, terminal and current obligations. */
export const meOf = ({ id, name, email, role, terminal, terminals, ...must }: Person): WireMe => ({
  id,
  name,
  email,
  ...roleOnWire(role),
  terminal: terminal ?? null,
  ...(managesTerminals(role) && { managed: terminals }),
  must_change_passcode: must.mustChangePasscode,
  must_set_up_second_factor: must.mustSetUpSecondFactor,
});

export const getMe = async ({ person }: PersonContext): Promise<Data<WireMe>> => ({ data: meOf(person) });
