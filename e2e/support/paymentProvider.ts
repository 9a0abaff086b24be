import { startSimulator } from '../../apps/server/src/payments/simulator/startSimulator';
import type { RunningServer } from './server';

export const KEYS = { apiKey: 'MK_TEST_1', secretKey: 'not-a-secret', contract: '100' };

/** Simulates Monnify on this computer, which sends its events to a server's base URL. Also returns the settings of a server that has it as its payment provider. */
export async function simulateProvider(server: string) {
  const events = `${server}/api/payment_events`;
  const provider = await startSimulator({
    monnify: KEYS,
    paystack: { secretKey: KEYS.secretKey },
    events: () => events,
  });
  const env = {
    PAYMENT_PROVIDER: 'monnify',
    MONNIFY_URL: provider.url,
    MONNIFY_API_KEY: KEYS.apiKey,
    MONNIFY_SECRET_KEY: KEYS.secretKey,
    MONNIFY_CONTRACT: KEYS.contract,
    MAIL_FROM: 'Motorpark <post@motorpark.example>',
  };
  return { provider, env };
}

/** Restarts a server with a simulated payment provider. */
export async function startPaymentProvider(server: RunningServer) {
  const { provider, env } = await simulateProvider(server.url);
  await server.restart(env);
  return provider;
}
