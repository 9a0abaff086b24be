import { TicketIcon } from '@motorpark/ui';
import { expect, it } from 'vitest';
import { noteOpened, recentOf } from './entries';

const entry = (id: string) => ({ id, label: id, icon: TicketIcon, href: `#/${id}` });
const idsOf = (by: string) => recentOf(by).map(({ id }) => id);

it('the five that somebody opened last stand first, each once; another login has none of them', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) noteOpened('ada', entry(id));
  expect(idsOf('ada')).toEqual(['c', 'f', 'e', 'd', 'b']);
  expect(idsOf('tunde')).toEqual([]);
  noteOpened('tunde', entry('g'));
  expect(idsOf('tunde')).toEqual(['g']);
  expect(idsOf('ada')).toEqual([]);
});
