import { type MonnifySettings, monnify } from './monnify';
import { type PaystackSettings, paystack } from './paystack';
import type { PaymentProvider, ProviderOptions } from './provider';

export type PaymentSettings =
  | ({ provider: 'monnify' } & MonnifySettings)
  | ({ provider: 'paystack' } & PaystackSettings);

/** Returns the provider of the settings. */
export function providerIn(settings: PaymentSettings, options?: ProviderOptions): PaymentProvider {
  switch (settings.provider) {
    case 'monnify':
      return monnify(settings, options);
    case 'paystack':
      return paystack(settings, options);
  }
}
