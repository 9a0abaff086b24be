import type { PaymentProvider } from '../payments/provider';
import type { ServerClock } from '../clock';
import type { Database } from '../db';
import { workTransfers } from '../store/transfer/workTransfers';

const EVERY_MS = 5_000;

interface Transfers {
  provider: PaymentProvider;
  now: ServerClock['now'];
  onFailure: (error: unknown) => void;
}

/** Asks the payment provider for what is due, now, every five seconds and whenever `work` is called, until `stop` is called. */
export function startTransfers(db: Database, { provider, now, onFailure }: Transfers) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const work = () => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await workTransfers(db, { provider, now: now(), onFailure }).catch(onFailure);
      }
    })().finally(() => (running = undefined));
  };
  work();
  const timer = setInterval(work, EVERY_MS).unref();
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
