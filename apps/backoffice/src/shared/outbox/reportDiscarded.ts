import { isFinal, toApiFailure } from '@motorpark/api';
import type { OutboxPorts } from './outboxPorts';
import type { Delivery, Unsent } from './sale';

interface Written {
  write: (sale: Unsent) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

/**
 * Reports a discarded sale to the server. If the server refuses the report, the sale counts as refused again, with the server's message, and can be discarded
 * anew.
 */
export async function reportDiscarded(
  sale: Unsent,
  ports: Pick<OutboxPorts, 'reportDiscarded' | 'onDiscardReported' | 'wordsOf'>,
  { write, forget }: Written,
): Promise<Delivery<undefined>> {
  try {
    const booked = await ports.reportDiscarded(sale);
    await forget(sale.key);
    ports.onDiscardReported(sale, booked);
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
