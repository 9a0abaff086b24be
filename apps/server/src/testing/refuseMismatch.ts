import { CALLS, type Call } from '@motorpark/contract';

const READERS = Object.values<Call<unknown, unknown, unknown>>(CALLS).flatMap(({ method, path, answer }) =>
  answer ? [{ method, path: new RegExp(`^${path.replace('{id}', '[^/]+')}$`), answer }] : [],
);

/** Throws if the app could not read an answer: every call of a test is read as the contract says. */
export function refuseMismatch(method: string, path: string, body: unknown): void {
  READERS.find((one) => one.method === method && one.path.test(path))?.answer.read(body);
}
