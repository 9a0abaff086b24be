import type { Page } from '@playwright/test';

/** The fields of a row in any list that decide whether it can be edited. */
interface Row {
  id?: string;
  status?: string;
  travel_date?: string;
  trip?: { travel_date?: string };
}

/** Returns the id of the first record in a list with this status whose bus has not left. */
export async function recordToEdit(page: Page, call: string, status?: string): Promise<string> {
  const text = await page.evaluate(async (name) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    return (await fetch(`/api/${name}`, { headers })).text();
  }, call);
  const now = Date.now();
  const found: string[] = [];
  // Skips nested trips: the trip of a ticket has an id and a status as well.
  JSON.parse(text, (key, row: Row | null) => {
    const leaves = row?.trip?.travel_date ?? row?.travel_date;
    const isRight = status === undefined || row?.status === status;
    if (
      key !== 'trip' &&
      row?.id !== undefined &&
      isRight &&
      (leaves === undefined || Date.parse(leaves) > now)
    )
      found.push(row.id);
    return row;
  });
  const [id] = found;
  if (id === undefined) throw new Error(`Nothing of ${call} can be changed`);
  return id;
}
