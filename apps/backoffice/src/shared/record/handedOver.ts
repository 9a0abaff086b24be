/** Whether the navigation state holds a record under this name. The state may be anything, but a record in it is this app's own. */
export function holds<Name extends string, Row extends { id: string }>(
  state: unknown,
  name: Name,
): state is Record<Name, Row> {
  const record: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof record === 'object' && record !== null && 'id' in record;
}

/** Returns the record that the previous screen handed over, if it has the given id or number; any record if that is empty. */
export function handedOver<Row extends { id: string }>(
  state: unknown,
  name: string,
  idOrNumber: string,
  find: (rows: readonly Row[], idOrNumber: string) => Row | undefined,
): Row | undefined {
  const record = holds<string, Row>(state, name) ? state[name] : undefined;
  return record && idOrNumber !== '' ? find([record], idOrNumber) : record;
}
