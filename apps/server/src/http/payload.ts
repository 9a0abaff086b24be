import { Failure } from './failure';

/** What a call brought along, by wire name, unchecked: texts from a query, anything from a body. */
export type Payload = Readonly<Record<string, unknown>>;

const LIST_MARK = /\[\d*\]$/;

/** A query string or form: `a[]=1&a[]=2`, `a[0]=1` and a name that comes twice are lists. */
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

/** A JSON body. Nothing at all, which core clients send under a JSON content type, is an empty payload, and so is `null`. */
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

/** Payloads are fields and lists; whoever nests deeper wants to exhaust the stack of what reads them. */
const MOST_LEVELS = 8;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

// The parser's own message quotes what was sent, passcodes too.
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, { message: 'The request is not valid JSON.' });
  }
}

/** Query and body as one payload; where both name a field the body wins. */
export const mergePayload = (query: unknown, body: unknown): Payload =>
  Object.fromEntries([...entriesOf(query), ...entriesOf(body)]);

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
