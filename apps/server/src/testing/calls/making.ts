import { CALLS, type CallName } from '@motorpark/contract';
import { RIGHTS, type Right, mayBegin } from '@motorpark/domain';
import type { Answer, CallOptions, Office } from '../office';
import { expect } from 'vitest';
import { CALL_CASES, type Ready } from '.';

/** The default caller of a call: nobody for public ones, else Ada, Tunde for calls of the destination's staff, or Ngozi for those of the head office. */
export const makerOf = (name: CallName): Pick<CallOptions, 'by'> => {
  const { does, isPublic } = CALLS[name];
  if (isPublic) return {};
  if (!mayBegin(does, 'admin')) return { by: 'ngozi' };
  const right: Right = RIGHTS[does];
  return { by: right !== 'anybody' && right.admin === 'other end' ? 'tunde' : 'ada' };
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the method, the URL and the payload; in the query for a GET. */
export function requestOf(name: CallName, { id = '', fields, headers = {} }: Ready) {
  const { method, path } = CALLS[name];
  const url = path.replace('{id}', encodeURIComponent(id));
  if (method !== 'GET' || !fields)
    return { method, url, options: { headers, ...(fields && { body: fields }) } };
  const query = new URLSearchParams(
    Object.entries(fields).map(([field, value]): [string, string] => [field, asText(value)]),
  ).toString();
  return { method, url, options: { headers, query } };
}

/** Makes a prepared call. */
export function make(
  office: Office,
  name: CallName,
  ready: Ready,
  how: CallOptions = makerOf(name),
): Promise<Answer> {
  const { method, url, options } = requestOf(name, ready);
  return office.call(method, url, { ...options, ...how });
}

/** Asserts that the call succeeded with the expected response. */
export function expectDone(name: CallName, made: Ready, answer: Answer): void {
  const { answers, isFile } = CALL_CASES[name];
  expect(answer).toMatchObject({ status: 200, ...(!isFile && { body: answers(made) }) });
  if (made.shows !== undefined) expect(answer.text).toContain(made.shows);
}
