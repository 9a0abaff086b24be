import { randomBytes } from 'node:crypto';
import { EVENTS_PATH } from './http/providerEvents';
import { monnify } from './payments/monnify';
import { startSimulator } from './payments/simulator/startSimulator';

const secret = () => randomBytes(24).toString('hex');

/** Starts a simulated Monnify for the demo company, with keys that nobody knows; `motorpark` returns the address that is told what came. At `phone` is the page that pays. */
export async function startDemoProvider(motorpark: () => string) {
  const keys = { apiKey: `MK_TEST_${secret()}`, secretKey: secret(), contract: 'demo' };
  const simulator = await startSimulator({
    monnify: keys,
    paystack: { secretKey: secret() },
    events: () => motorpark() + EVENTS_PATH,
    // The time in seconds, so that no account or transfer has a number from before a restart.
    counted: Math.floor(Date.now() / 1000) % 90_000_000,
  });
  const { url } = simulator;
  return {
    provider: monnify({ ...keys, url, mail: 'motorpark@motorpark.example' }),
    phone: `${url}/`,
    close: () => simulator.close(),
  };
}
