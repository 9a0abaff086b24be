import type { ServicePayload } from '@motorpark/contract';
import { type Office, textAt } from './office';

/** The payload of a service from Awka to Lagos, every day at seven from tomorrow, unless overridden by `wishes`. */
export const aServiceForm = (wishes: Partial<Record<keyof ServicePayload, unknown>> = {}) => ({
  route_id: 'Awka - Lagos',
  departs_at: '07:00',
  weekdays: 'Daily',
  vehicle_type: 'Coach Bus',
  seats: '14',
  fare: '18,500',
  from_day: '2026-11-22',
  until_day: '',
  not_on: '',
  also_on: '',
  ...wishes,
});

/** Creates a service; returns its id. */
export async function aService(
  { call }: Office,
  wishes?: Parameters<typeof aServiceForm>[0],
): Promise<string> {
  const { body } = await call('POST', '/api/create_services', { by: 'ngozi', body: aServiceForm(wishes) });
  return textAt(body, 'data', 'id');
}
