import { type MonnifySettings, monnify } from './monnify';
import { type PaystackSettings, paystack } from './paystack';
import type { PaymentProvider } from './provider';

export type PaymentSettings =
  | ({ provider: 'monnify' } & MonnifySettings)
  | ({ provider: 'paystack' } & PaystackSettings);

/** Returns the provider of the settings. */
export function providerIn(settings: PaymentSettings): PaymentProvider {
  switch (settings.provider) {
    case 'monnify':
      return monnify(settings);
    case 'paystack':
      return paystack(settings);
  }
}
