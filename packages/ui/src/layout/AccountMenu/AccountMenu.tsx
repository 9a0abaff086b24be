import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Icon } from '../../controls';
import { late } from '../../late/late';
import { size, type ThemeChoice } from '../../theme';
import type { FirstFocus } from './AccountPanel';
import { Avatar, Name, Trigger } from './AccountMenu.styles';

const Panel = late('AccountPanel', () => import('./AccountPanel'));

/** The logged-in user. */
export interface Person {
  name: string;
  /** E-mail address, which tells namesakes apart. */
  email?: string | undefined;
}

/** An action on the user's own login, such as `Change passcode`. */
export interface AccountAction {
  label: string;
  icon: Icon;
  onSelect: () => void;
}

export interface AccountMenuProps {
  person: Person;
  /** Menu items above Logout, from top to bottom. */
  actions?: readonly AccountAction[] | undefined;
  /** Called when the user selects Logout. Nothing has happened yet: ask for confirmation first. */
  onLogout: () => void;
  /** The chosen theme; undefined hides the theme choices. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((choice: ThemeChoice) => void) | undefined;
}

/**
 * The account menu in the frame's header: shows who is logged in and offers the theme, actions on the user's own login,
 * and Logout. The menu of a table row is a `RowMenu`.
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
        // A press by keyboard has `detail` 0; the first item then takes the focus.
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

/** Returns the initials of the first and the last word of the name, in upper case. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
