import { isFinal, toApiFailure } from '@motorpark/api';
import type { OutboxPorts } from './outboxPorts';
import type { Delivery, Unsent } from './sale';

interface Written {
  write: (sale: Unsent) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

/**
 * Tells the server what was thrown away, until it knows. What it does not take is refused again, with its words, and can be thrown away
 * anew.
 */
export async function tellDiscarded(
  sale: Unsent,
  ports: Pick<OutboxPorts, 'tellDiscarded' | 'onTold' | 'wordsOf'>,
  { write, forget }: Written,
): Promise<Delivery<undefined>> {
  try {
    const booked = await ports.tellDiscarded(sale);
    await forget(sale.key);
    ports.onTold(sale, booked);
    return { state: 'saved', result: undefined };
  } catch (error) {
    const failure = toApiFailure(error);
    const { message, errors } = ports.wordsOf(sale, failure);
    if (!isFinal(failure)) {
      await write({ ...sale, failure: message });
      return { state: 'unsent' };
    }
    await write({ ...sale, state: 'refused', failure: message, errors, discard: undefined });
    return { state: 'failed', failure, message, errors };
  }
}
