import { splitSearchText } from '@motorpark/contract';
import { PASSCODE } from './clerk';

export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Logs in and returns a function that makes calls with that session. */
export async function callerAs(url: string, email: string, passcode = PASSCODE) {
  async function call(method: string, path: string, body?: Fields, token?: string): Promise<Fields> {
    const { address, headers } = splitSearchText(path);
    const answer = await fetch(`${url}/api/${address}`, {
      method,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return fieldsOf(JSON.parse(text));
  }
  const { token } = await call('POST', 'login', { login_email: email, passcode });
  return (method: string, path: string, body?: Fields) => call(method, path, body, String(token));
}

/** Makes a call and resolves with the response's body. */
export type Caller = Awaited<ReturnType<typeof callerAs>>;

export const rowsIn = ({ data }: Fields): Fields[] => (Array.isArray(data) ? data.map(fieldsOf) : []);
