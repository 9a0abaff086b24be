import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { getRoles, within } from 'storybook/test';

interface Row {
  role: string;
  names: readonly string[];
  states: readonly string[];
}

/** Roles that say nothing to a screen reader's user. */
const SILENT = new Set(['generic', 'presentation', 'none', 'paragraph', 'emphasis', 'strong', 'time']);

const STATES = [
  'aria-expanded',
  'aria-haspopup',
  'aria-pressed',
  'aria-current',
  'aria-sort',
  'aria-invalid',
  'aria-required',
  'aria-live',
  'aria-busy',
  'aria-disabled',
  'aria-describedby',
];

/** No more names of one role are listed. */
const MOST_NAMES = 4;

const EVERY_CHANGE = { subtree: true, childList: true, attributes: true, characterData: true };
/** In milliseconds; a busy computer is never idle. */
const LATEST = 1_000;

/** The roles, names and states of the story at the top of a page, read from it as it is shown, if it is in a frame from all of the frame. */
export function ReadOut() {
  const { componentStories } = useContext(DocsContext);
  const [rows, setRows] = useState<readonly Row[]>();
  const first = componentStories()[0]?.id ?? '';
  const later = useRef(0);

  useEffect(() => {
    // The story comes after this, and a frame gets its content later still.
    const page = document.getElementById('storybook-docs');
    if (!page) return undefined;
    const read = () => {
      later.current ||= requestIdleCallback(readStory, { timeout: LATEST });
    };
    const observer = new MutationObserver(read);
    function readStory() {
      later.current = 0;
      const story = document.getElementById(`story--${first}--primary`);
      const whole = story?.querySelector('iframe')?.contentDocument?.body ?? story;
      if (!whole) return;
      observer.observe(whole, EVERY_CHANGE);
      setRows(readOut(whole));
    }
    observer.observe(page, EVERY_CHANGE);
    page.addEventListener('load', read, true);
    read();
    return () => {
      observer.disconnect();
      page.removeEventListener('load', read, true);
      cancelIdleCallback(later.current);
      later.current = 0;
    };
  }, [first]);

  if (!rows) return <p>Reading the story…</p>;
  if (rows.length === 0) return <p>The story at the top has nothing but text.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Role</th>
          <th>Name</th>
          <th>States</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, names, states }) => (
          <tr key={role}>
            <td>{role}</td>
            <td>{listed(names)}</td>
            <td>{states.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function readOut(shown: HTMLElement): Row[] {
  return Object.keys(getRoles(shown))
    .filter((role) => !SILENT.has(role))
    .flatMap((role) => {
      const names: string[] = [];
      const elements = within(shown).queryAllByRole(role, {
        name: (name, element) => {
          if (isStorybooks(element)) return false;
          names.push(name);
          return true;
        },
      });
      const states = STATES.filter((state) => elements.some((element) => element.hasAttribute(state)));
      return elements.length > 0 ? [{ role, names: [...new Set(names.filter(Boolean))], states }] : [];
    });
}

/** Whether an element is part of what Storybook has in every frame, out of sight. */
const isStorybooks = (element: Element) => element.closest('.sb-wrapper') !== null;

function listed(names: readonly string[]) {
  const some = names.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  const rest = names.length - some.length;
  return rest > 0 ? `${some.join(', ')} and ${rest} more` : some.join(', ');
}
