import { Failure } from './failure';

/** The unvalidated input of a call by wire name: texts from a query, any JSON from a body. */
export type Payload = Readonly<Record<string, unknown>>;

const LIST_MARK = /\[\d*\]$/;

/** Parses a query string or form. `a[]=1&a[]=2`, `a[0]=1` and repeated names become lists. */
export function readQuery(text: string): Payload {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const field = name.replace(LIST_MARK, '');
    const before = fields.get(field);
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) fields.set(field, [before, value]);
    else fields.set(field, LIST_MARK.test(name) ? [value] : value);
  }
  return Object.fromEntries(fields);
}

/** Parses a JSON body. An empty body, which core clients send with a JSON content type, and `null` are empty payloads. */
export function readJson(text: string): Payload {
  if (text.trim() === '') return {};
  const value = parse(text);
  if (value === null) return {};
  if (!isRecord(value)) throw new Failure(400, { message: 'The request must be a JSON object.' });
  if (isDeeper(value, MOST_LEVELS)) {
    throw new Failure(400, { message: 'The request is nested too deeply.' });
  }
  return value;
}

/** Maximum nesting depth. Payloads are fields and lists; deeper nesting is an attempt to exhaust the stack. */
const MOST_LEVELS = 8;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

// The parser's own message quotes the input, which may contain passcodes.
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, { message: 'The request is not valid JSON.' });
  }
}

/** Merges query and body into one payload; the body wins if both have a field. */
export const mergePayload = (query: unknown, body: unknown): Payload =>
  Object.fromEntries([...entriesOf(query), ...entriesOf(body)]);

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
