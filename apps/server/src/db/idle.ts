import type { Session } from './database';

/** The time after which a transaction is ended whose work does not use the database. */
export const IDLE_TIMEOUT_MS = 15_000;

/**
 * Runs a transaction's work and rejects if it idles: work that waits for something else, perhaps forever, keeps rows locked, and on the embedded
 * database blocks all callers. A long statement does not count as idle.
 */
export function rejectIfIdle<T>(tx: Session, work: (tx: Session) => Promise<T>, within: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let running = 0;
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;

    const startTimer = () => {
      if (running > 0 || isOver) return;
      timer = setTimeout(() => {
        reject(new Error('The transaction idled and was rolled back: await only the database inside one.'));
      }, within);
    };
    const whileRunning = async <Answer>(statement: () => Promise<Answer>) => {
      running += 1;
      clearTimeout(timer);
      try {
        return await statement();
      } finally {
        running -= 1;
        startTimer();
      }
    };

    startTimer();
    work({
      query: (statement) => whileRunning(() => tx.query(statement)),
      script: (text) => whileRunning(() => tx.script(text)),
    })
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
  });
}
