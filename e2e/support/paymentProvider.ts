import { startSimulator } from '../../apps/server/src/payments/simulator/startSimulator';
import type { RunningServer } from './server';

const KEYS = { apiKey: 'MK_TEST_1', secretKey: 'not-a-secret', contract: '100' };

/** Simulates Monnify on this computer, and restarts the server with it as its payment provider. */
export async function startPaymentProvider(server: RunningServer) {
  const events = `${server.url}/api/payment_events`;
  const provider = await startSimulator({ monnify: KEYS, paystack: { secretKey: KEYS.secretKey }, events });
  await server.restart({
    PAYMENT_PROVIDER: 'monnify',
    MONNIFY_URL: provider.url,
    MONNIFY_API_KEY: KEYS.apiKey,
    MONNIFY_SECRET_KEY: KEYS.secretKey,
    MONNIFY_CONTRACT: KEYS.contract,
    MAIL_FROM: 'Motorpark <post@motorpark.example>',
  });
  return provider;
}
