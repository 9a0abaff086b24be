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

/** The roles, names and states of the story at the top of a page, read from it as it is shown, if it is in a frame from all of the frame. */
export function ReadOut() {
  const { componentStories } = useContext(DocsContext);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const first = componentStories()[0]?.id ?? '';
  const later = useRef(0);

  useEffect(() => {
    const story = document.getElementById(`story--${first}--primary`);
    if (!story) return undefined;
    const frame = story.querySelector('iframe');
    const whole = () => frame?.contentDocument?.body ?? story;
    const read = () => {
      cancelIdleCallback(later.current);
      later.current = requestIdleCallback(() => setRows(readOut(whole())));
    };
    const observer = new MutationObserver(read);
    const start = () => {
      observer.observe(whole(), { subtree: true, childList: true, attributes: true, characterData: true });
      read();
    };
    start();
    frame?.addEventListener('load', start);
    return () => {
      observer.disconnect();
      frame?.removeEventListener('load', start);
      cancelIdleCallback(later.current);
    };
  }, [first]);

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
    .map((role) => {
      const names: string[] = [];
      const elements = within(shown).queryAllByRole(role, {
        name: (name) => {
          names.push(name);
          return true;
        },
      });
      const states = STATES.filter((state) => elements.some((element) => element.hasAttribute(state)));
      return { role, names: [...new Set(names.filter(Boolean))], states };
    });
}

function listed(names: readonly string[]) {
  const some = names.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  const rest = names.length - some.length;
  return rest > 0 ? `${some.join(', ')} and ${rest} more` : some.join(', ');
}
