import { searchIn, searchedText } from '../packages/api/src/core/searchable';
import { type Outcome, compare } from './compare';

const NAMES = ['Adébáyọ̀ Ọlátúnjí', 'Ngozi Okafor', 'Musa Bello', 'Ìbínàbọ̀ Briggs'];
const COLUMNS = { name: { header: 'Name' } };
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${NAMES[index % NAMES.length]} ${index}` }));

/** Compares the search in lists that a core server sends completely, typed key by key. */
export async function searchComparisons(): Promise<Outcome[]> {
  const typing = (count: number) => {
    const rows = rowsOf(count);
    const keys = ['o', 'ok', 'oka', 'okaf', 'Okafo', 'OKAFOR', 'okafor 4', ' okafor 49 '];
    return () => {
      const textOf = searchedText(COLUMNS);
      const all = rows.map((row) => ({ row, text: textOf(row) }));
      return keys.map((typed) => searchIn(all, typed).length);
    };
  };
  const few = typing(500);
  return [
    await compare({
      what: 'search in a list',
      // Ten times, so that both take equally long and a busy computer interrupts both equally often.
      few: { of: '500 rows ten times', run: () => Array.from({ length: 10 }, few) },
      many: { of: '5,000', run: typing(5_000) },
      atMost: 2,
    }),
  ];
}
