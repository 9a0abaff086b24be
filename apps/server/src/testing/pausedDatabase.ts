import type { Database } from '../db';

/**
 * Wraps a database so that attempts are counted but not answered until `letGo`, as slow as hashing may get on a busy machine. So all parallel attempts arrive
 * before the first one is done.
 */
export function pausedDatabase(db: Database): { db: Database; letGo: () => void } {
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

/** Calls `then` as soon as `count` of the calls have ended with `status`; resolves with the responses of all. */
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
