// npm run check -- payments
import { checkPayments } from './payments/checkPayments';
import { providerIn } from './payments/providerIn';
import { withDatabaseOrServer } from './backup/withDatabaseOrServer';
import type { Where } from './db';
import { errorText } from './files/owners';
import type { PaymentProvider } from './payments/provider';
import { runCommand } from './runCommand';
import { SettingError, readSettings } from './settings';
import { recordCheck } from './store/transfer/providerCheck';

const USAGE = `Checks the payment provider of PAYMENT_PROVIDER and its keys: asks for an account number that nobody is told. No money is taken.

  npm run check -- payments

With real keys its success is stored in the company (DATA_DIR or DATABASE_URL). It ends with 1 where anything fails, and says what to do.`;

await runCommand(async () => {
  if (process.argv.slice(2).join(' ') !== 'payments') throw new SettingError(USAGE);
  const { payments, where } = readSettings(process.env);
  if (!payments) throw new SettingError('There is no payment provider: set PAYMENT_PROVIDER and its keys.');
  const provider = providerIn(payments);
  const found = await checkPayments(provider);
  const kept = recorded(provider, where).catch((error: unknown) => `It is not stored: ${errorText(error)}`);
  return [found, await kept].join('\n');
});

/** Stores that a provider has worked with real keys, so that the page of the company no longer says that it was never run. Returns what became of it. */
async function recorded({ name, isLive }: PaymentProvider, where: Where): Promise<string> {
  if (!isLive) return 'It is not the real service: the page of the company goes on saying so.';
  return withDatabaseOrServer(
    where,
    'motorpark check',
    async (database) => {
      await recordCheck(database, name, new Date());
      return 'The page of the company no longer says that it was never run.';
    },
    async () => 'It is not stored, as a server has the data folder open: stop it, and run the check again.',
  );
}
