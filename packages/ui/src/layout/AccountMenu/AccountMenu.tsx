import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Icon } from '../../controls';
import { late } from '../../late/late';
import { size, type ThemeChoice } from '../../theme';
import type { FirstFocus } from './AccountPanel';
import { Avatar, Name, Trigger } from './AccountMenu.styles';

const Panel = late('AccountPanel', () => import('./AccountPanel'));

/** Who is logged in. */
export interface Person {
  name: string;
  /** Told apart from a namesake by it. */
  email?: string | undefined;
}

/** What somebody can do with their own login: `Change passcode`. */
export interface AccountAction {
  label: string;
  icon: Icon;
  onSelect: () => void;
}

export interface AccountMenuProps {
  person: Person;
  /** From top to bottom, above Logout. */
  actions?: readonly AccountAction[] | undefined;
  /** The person wants to leave. Ask first: nothing has happened yet. */
  onLogout: () => void;
  /** The theme asked for. Without it the menu offers none. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((choice: ThemeChoice) => void) | undefined;
}

/**
 * Who is logged in, and what concerns only them: how it looks, their passcode, logging out. It belongs into the frame's header; the
 * menu of a table's row is a `RowMenu`.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { name } = props.person;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [firstFocus, setFirstFocus] = useState<FirstFocus>('first');

  function open(from: FirstFocus) {
    setFirstFocus(from);
    setIsOpen(true);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  function choose(act: () => void) {
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    act();
  }

  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        type="button"
        aria-label={`Account of ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // A press with the keyboard is no press of a mouse button: then the first item has the focus.
        onClick={({ detail }) => open(detail === 0 ? 'first' : true)}
        onKeyDown={openByArrow}
      >
        <Avatar data-initials={initials(name)} />
        <Name>{name}</Name>
        <ChevronDown size={size.icon} aria-hidden="true" />
      </Trigger>
      {isOpen && (
        <Panel
          {...props}
          triggerRef={trigger}
          labelledBy={id}
          firstFocus={firstFocus}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
