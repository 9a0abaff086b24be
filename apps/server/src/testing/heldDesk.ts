import type { Database } from '../db';

/**
 * A database that answers nobody whose try is being counted until `letGo`: as slow as hashing may get on a busy machine, so that all who
 * come at once are there before the first of them is done.
 */
export function heldDesk(db: Database): { db: Database; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((go) => (letGo = go));
  return {
    db: {
      ...db,
      async query(statement) {
        if (statement.text.includes('insert into limit_count')) await gone;
        return db.query(statement);
      },
    },
    letGo,
  };
}

/** Calls `then` once so many of these have been answered with a status; resolves with all of them. */
export async function afterSoMany<Answer extends { status: number }>(
  answers: readonly Promise<Answer>[],
  [count, status]: readonly [count: number, status: number],
  then: () => void | Promise<void>,
): Promise<Answer[]> {
  let left = count;
  const watched = answers.map(async (coming) => {
    const answer = await coming;
    if (answer.status === status && (left -= 1) === 0) await then();
    return answer;
  });
  return Promise.all(watched);
}
