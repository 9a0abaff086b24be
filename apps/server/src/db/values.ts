/**
 * Converts a value to PostgreSQL's text for its type. Both engines receive every parameter as text, so that the drivers' different handling of dates,
 * booleans and arrays cannot matter.
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
