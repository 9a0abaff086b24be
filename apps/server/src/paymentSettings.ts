import { isLoopback } from './mail/isLoopback';
import { MONNIFY_SERVER } from './payments/monnify';
import { PAYSTACK_SERVER } from './payments/paystack';
import type { PaymentSettings } from './payments/providerIn';
import { SettingError } from './settingError';

/** Reads a variable; undefined if it is not set. */
type Read = (name: string) => string | undefined;

/**
 * Reads the settings of the payment provider; undefined if there is none. `sender` is the sender of the company's mails. Throws a `SettingError`, which never
 * quotes a key.
 */
export function paymentsIn(read: Read, sender: string | undefined): PaymentSettings | undefined {
  const provider = read('PAYMENT_PROVIDER');
  if (provider === undefined) return undefined;
  const key = (name: string) => keyIn(read, name, provider);
  switch (provider) {
    case 'monnify':
      return {
        provider,
        url: urlIn(read, 'MONNIFY_URL', MONNIFY_SERVER),
        apiKey: key('MONNIFY_API_KEY'),
        secretKey: key('MONNIFY_SECRET_KEY'),
        contract: key('MONNIFY_CONTRACT'),
        mail: mailIn(sender),
      };
    case 'paystack':
      return {
        provider,
        url: urlIn(read, 'PAYSTACK_URL', PAYSTACK_SERVER),
        secretKey: key('PAYSTACK_SECRET_KEY'),
        mail: mailIn(sender),
      };
    default:
      throw new SettingError(`PAYMENT_PROVIDER must be monnify or paystack, not "${provider}".`);
  }
}

function keyIn(read: Read, name: string, provider: string): string {
  const key = read(name);
  if (key === undefined) throw new SettingError(`${name} must be set with PAYMENT_PROVIDER=${provider}.`);
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new SettingError(`${name} must have no spaces, as the dashboard of the provider shows it.`);
}

function urlIn(read: Read, name: string, usual: string): string {
  const text = read(name) ?? usual;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isProtected = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url && isProtected && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(`${name} must look like ${usual}, without a path.`);
}

function mailIn(sender: string | undefined): string {
  const [mail] = /[^\s<>]+@[^\s<>]+/.exec(sender ?? '') ?? [];
  if (mail) return mail;
  throw new SettingError(
    'MAIL_FROM must be set with PAYMENT_PROVIDER: the provider sends its mails about payments there, as travelers have no e-mail address.',
  );
}
