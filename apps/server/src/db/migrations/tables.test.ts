import { expect, it } from 'vitest';
import { onEveryEngine } from '../testing';
import { tablesText } from '../testing/tablesText';

onEveryEngine('The types of the tables', (open) => {
  it('are those that the migrations make', async () => {
    await expect(
      await tablesText(await open()),
      'apps/server/src/db/tables.ts is not what the migrations make: run `npm run tables`',
    ).toMatchFileSnapshot('../tables.ts');
  });
});
