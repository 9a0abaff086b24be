/** Whether a record was handed over under this name. The navigation state may be anything; a record in it is this app's own. */
export function holds<Name extends string, Row extends { id: string }>(
  state: unknown,
  name: Name,
): state is Record<Name, Row> {
  const record: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof record === 'object' && record !== null && 'id' in record;
}

/** The record that the screen before handed over, if it is the one asked for; whichever it is where none is. */
export function handedOver<Row extends { id: string }>(
  state: unknown,
  name: string,
  idOrNumber: string,
  find: (rows: readonly Row[], idOrNumber: string) => Row | undefined,
): Row | undefined {
  const record = holds<string, Row>(state, name) ? state[name] : undefined;
  return record && idOrNumber !== '' ? find([record], idOrNumber) : record;
}
