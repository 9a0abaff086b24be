/**
 * A value as the text that PostgreSQL reads for its type. Both engines get every parameter as text, so that neither
 * driver's own idea of a date, a boolean or a list can make a difference.
 */
export function toText(value: unknown): string | null {
  if (value === null) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is no number for the database`);
      return String(value);
    case 'object':
      if (value instanceof Date) return value.toISOString();
      if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
      return Array.isArray(value) ? listText(value) : JSON.stringify(value);
    default:
      throw new TypeError(`The database cannot take a value of type ${typeof value}`);
  }
}

function listText(list: readonly unknown[]): string {
  const items = list.map((item) => {
    if (Array.isArray(item)) return listText(item);
    const text = toText(item);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}
