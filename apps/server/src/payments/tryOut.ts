import { formatNaira } from '@motorpark/domain';
import type { PaymentProvider } from './provider';

interface Tried extends Pick<PaymentProvider, 'openTransfer' | 'moneyFor'> {
  hasTestKeys: boolean;
}

const AMOUNT = 100_00;
const OPEN_FOR_MS = 30 * 60_000;

/** Asks a provider for an account number that nobody is told, and for its money. Returns what it found, one line each. */
export async function tryOut({ openTransfer, moneyFor, hasTestKeys }: Tried, now: Date): Promise<string[]> {
  const asked = { reference: `check-${now.getTime()}`, payer: 'Motorpark', description: 'A check' };
  const until = new Date(now.getTime() + OPEN_FOR_MS);
  const { amount, number, bank, name } = await openTransfer({ ...asked, amount: AMOUNT, until });
  const { length } = await moneyFor(asked.reference);
  return [
    hasTestKeys ? 'It takes the test keys, with which no real money comes.' : 'It takes the keys.',
    `It opened an account for ${formatNaira(amount)}: ${number}, ${bank}, ${name}. Send nothing to it.`,
    `It was asked what has come: ${length === 0 ? 'nothing, which is right' : 'money, which is wrong'}.`,
  ];
}
