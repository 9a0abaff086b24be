import { saveSession } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import { matchPath } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { breadcrumbOf, crumbsOf } from '../app/screens';
import { href } from '../paths';
import type { AreaScreen } from '../shared/areaScreen';
import { terminals } from './company/office';
import { logInAs } from './officeStory';

/** What somebody who only reads finds on a screen. */
interface Shown {
  columns: readonly string[];
  /** The choices of filters, and what is chosen. */
  filters: readonly string[];
  /** What notices lead to, such as missing parcels. */
  notices: readonly string[];
  /** The lines of the first row's details. */
  details: readonly string[];
  /** The paths that links lead to. */
  links: readonly string[];
  /** The menu of the first row. */
  items: readonly string[];
}

/** The screens of a role on one kind of server. */
interface Reader {
  role: Role;
  screens: readonly AreaScreen[];
}

/** The addresses of screens, each with what it shows. */
type Walk = ReadonlyMap<string, Shown>;

/** A manager manages every terminal, so that their filters offer all of them. */
const logIn = (role: Role) =>
  saveSession({ ...logInAs(role), ...(role === 'manager' && { managed: terminals.map(({ id }) => id) }) });

const textsOf = (selector: string, root: ParentNode = document) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).filter(Boolean);

const linkedBy = (selector: string) =>
  [...document.querySelectorAll(`${selector} a[href^="#/"]`)].map((link) =>
    (link.getAttribute('href') ?? '').slice(1),
  );

const screenOf = (screens: readonly AreaScreen[], address: string) =>
  screens.find(({ path }) => matchPath(path, address.split('?')[0] ?? ''));

/** Whether a screen is there to be read, and not a form or an act. */
const isRead = ({ needs }: AreaScreen) => needs.includes('.see');

async function goTo({ role }: Reader, address: string) {
  location.hash = address;
  const [path = '', query = ''] = address.split('?');
  const place = crumbsOf(role, path, `?${query}`).at(-1)?.label;
  await waitFor(() => {
    const at = textsOf('nav[aria-label="Breadcrumb"] [aria-current="page"]')[0];
    if (at !== place || location.hash !== href(address)) throw new Error(`${address} is not open`);
    if (!document.querySelector('main h1')) throw new Error(`${address} has no title`);
    if (document.querySelector('main [aria-busy="true"]')) throw new Error(`${address} is loading`);
  });
}

const shownNow = (): Omit<Shown, 'details' | 'items'> => ({
  // Who only reads ticks nothing.
  columns: textsOf('main th[scope="col"]:not([data-menu])').filter((header) => header !== 'Tick'),
  filters: textsOf('main select option, main [aria-pressed="true"]'),
  notices: textsOf('main [role="status"] button'),
  links: linkedBy('main').map((address) => address.split('?')[0] ?? ''),
});

/** Opens the menu of the first row, and from it the details, of which some lines may arrive later than the others. */
async function firstRow(owed: readonly string[] = []): Promise<Pick<Shown, 'details' | 'items'>> {
  const [first] = screen.queryAllByRole('button', { name: /^Actions for/ });
  if (!first) return { details: [], items: [] };
  await userEvent.click(first);
  await screen.findByRole('menu');
  const items = textsOf('[role="menuitem"]');
  const view = screen.queryByRole('menuitem', { name: 'View' });
  if (!view) {
    await userEvent.keyboard('{Escape}');
    return { details: [], items };
  }
  await userEvent.click(view);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('term');
  await waitFor(() => expect(textsOf('dt', dialog)).toEqual(expect.arrayContaining([...owed]))).catch(
    () => undefined,
  );
  const details = textsOf('dt', dialog);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { details, items };
}

/** Logs somebody in, and opens each screen that their menu and the links of other screens lead to. No link may lead nowhere. */
export async function walk(reader: Reader): Promise<Walk> {
  const { role, screens } = reader;
  logIn(role);
  const found = new Map<string, Shown>();
  const opened = new Set<string>();
  const next = screens.flatMap(({ menu, path }) => (menu ? [path] : []));
  for (let address = next.shift(); address !== undefined; address = next.shift()) {
    const at = screenOf(screens, address);
    if (!at || opened.has(at.path) || !isRead(at)) continue;
    opened.add(at.path);
    await goTo(reader, address);
    const linked = linkedBy('main');
    const nowhere = linked.filter((one) => !screenOf(screens, one));
    await expect({ role, address, nowhere }).toEqual({ role, address, nowhere: [] });
    found.set(address, { ...shownNow(), ...(await firstRow()) });
    next.push(...linked);
  }
  return found;
}

/** Expects that a reader finds on each of their screens what another role finds there, as far as links lead to screens that they have. */
export async function expectAllOf(others: Walk, reader: Reader) {
  const { role, screens } = reader;
  logIn(role);
  const hidden: string[] = [];
  const named = new Set(screens.flatMap((one) => breadcrumbOf(one).at(-1) ?? []));
  for (const [address, shown] of others) {
    if (!screenOf(screens, address)) continue;
    await goTo(reader, address);
    const owed = {
      columns: shown.columns,
      filters: shown.filters,
      notices: shown.notices,
      // A screen links to itself only beside others of its subject.
      links: shown.links.filter((path) => screenOf(screens, path) && path !== address.split('?')[0]),
    };
    const row = { details: shown.details, items: shown.items.filter((label) => named.has(label)) };
    // Parts of a screen may arrive later than its title.
    await waitFor(() => expect(lacking(owed, shownNow())).toEqual({})).catch(() => undefined);
    const missing = { ...lacking(owed, shownNow()), ...lacking(row, await firstRow(row.details)) };
    if (Object.keys(missing).length > 0) hidden.push(JSON.stringify({ address, ...missing }));
  }
  if (hidden.length > 0) throw new Error(`A ${role} does not see:\n${hidden.join('\n')}`);
}

/** What of each kind is owed and not there. */
function lacking<Kind extends string>(
  owed: Readonly<Record<Kind, readonly string[]>>,
  there: Readonly<Record<Kind, readonly string[]>>,
): Partial<Record<Kind, string[]>> {
  const missing: Partial<Record<Kind, string[]>> = {};
  for (const kind in owed) {
    const left = owed[kind].filter((one) => !there[kind].includes(one));
    if (left.length > 0) missing[kind] = left;
  }
  return missing;
}
