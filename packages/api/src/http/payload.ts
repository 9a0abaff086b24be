/** Encodes a payload as query parameters: lists as `seat_number[]=4&seat_number[]=5`; undefined and null are left out. */
export function queryOf(payload: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, String(item));
    else if (value !== undefined && value !== null) query.append(name, String(value));
  }
  return query;
}
