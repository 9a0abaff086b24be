// npm run check -- payments
import { checkPayments } from './payments/checkPayments';
import { providerIn } from './payments/providerIn';
import { runCommand } from './runCommand';
import { SettingError, readSettings } from './settings';

const USAGE = `Checks the payment provider of PAYMENT_PROVIDER and its keys: asks for an account number that nobody is told. No money is taken.

  npm run check -- payments

It ends with 1 where anything fails, and says what to do.`;

await runCommand(async () => {
  if (process.argv.slice(2).join(' ') !== 'payments') throw new SettingError(USAGE);
  const { payments } = readSettings(process.env);
  if (!payments) throw new SettingError('There is no payment provider: set PAYMENT_PROVIDER and its keys.');
  return checkPayments(providerIn(payments));
});
