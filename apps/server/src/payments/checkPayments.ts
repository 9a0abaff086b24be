import { type FailureReason, type PaymentProvider, ProviderFailure } from './provider';

const REMEDY: Record<FailureReason, string> = {
  unreachable:
    'Check that this server reaches the address of the provider, and whether the provider reports a fault. Then run the check again.',
  'rate-limited': 'Wait some minutes. Then run the check again.',
  keys: 'Copy the keys from the dashboard of the provider into the settings again. Test keys of Monnify need https://sandbox.monnify.com as MONNIFY_URL.',
  refused:
    'Correct the setting that the message names, or ask the provider to turn transfers on. Then run the check again.',
  unreadable: 'Check the address of the provider in the settings. If it is right, Motorpark needs an update.',
};

/** Checks a provider; returns what it found in words. Throws an error that says what to do. */
export async function checkPayments(provider: PaymentProvider): Promise<string> {
  try {
    return [`${provider.name} works with these settings.`, ...(await provider.check())].join('\n');
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new Error(`${error.message}\n${REMEDY[error.reason]}`, { cause: error });
  }
}
