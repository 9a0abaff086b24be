import type { PaymentProvider } from '../payments/provider';
import type { ServerClock } from '../clock';
import type { Database } from '../db';
import { workSettlements } from '../store/settlement/workSettlements';
import { workTransfers } from '../store/transfer/workTransfers';

const EVERY_MS = 5_000;

interface Transfers {
  provider: PaymentProvider;
  now: ServerClock['now'];
  onFailure: (error: unknown) => void;
}

/** Asks the payment provider for what is due, now, every five seconds and whenever `work` is called, until `stop` is called. Transfers never wait for a settlement. */
export function startTransfers(db: Database, { provider, now, onFailure }: Transfers) {
  const jobs = [workTransfers, workSettlements].map((job) =>
    repeating(() => job(db, { provider, now: now(), onFailure }).catch(onFailure)),
  );
  const work = () => jobs.forEach((job) => job.run());
  work();
  const timer = setInterval(work, EVERY_MS).unref();
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(jobs.map((job) => job.whenDone()));
    },
  };
}

/** Returns `run`, which does the work, and once more if it was called meanwhile. */
function repeating(once: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  return {
    run() {
      isAsked = true;
      running ??= (async () => {
        while (isAsked) {
          isAsked = false;
          await once();
        }
      })().finally(() => (running = undefined));
    },
    whenDone: async () => await running,
  };
}
