import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Icon } from '../../controls';
import { lazyPart } from '../../lazy/lazyPart';
import { color, media, motion, radius, size, space, type ThemeChoice, type } from '../../theme';
import { Avatar } from '../Avatar/Avatar';
import type { FirstFocus } from './AccountPanel';
import { useLocale } from '../../locale';

const Panel = lazyPart('AccountPanel', () => import('./AccountPanel'));

export interface Person {
  name: string;
  /** E-mail address, which tells namesakes apart. */
  email?: string | undefined;
}

/** An action on the user's own login, such as `Change passcode`. */
export interface AccountAction {
  label: string;
  icon: Icon;
  /** The key that does the same on every screen: `?`. */
  keyHint?: string | undefined;
  onSelect: () => unknown;
}

export interface AccountMenuProps {
  /** Who is logged in. */
  person: Person;
  /** Menu items above Logout, from top to bottom. */
  actions?: readonly AccountAction[] | undefined;
  /** Called when the user selects Logout. Nothing has happened yet: ask for confirmation first. */
  onLogout: () => unknown;
  /** The chosen theme; undefined hides the theme choices. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((choice: ThemeChoice) => unknown) | undefined;
  /** Name and version of the product, below the items: `Motorpark 1.0.0`. */
  version?: string | undefined;
}

/**
 * The account menu in the frame's header: shows who is logged in and offers the theme, actions on the user's own login,
 * and Logout. The menu of a table row is a `RowMenu`.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { say } = useLocale();
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

  function leave() {
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
  }

  function choose(act: () => void) {
    leave();
    act();
  }

  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        type="button"
        aria-label={say('Account of {name}', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // A press by keyboard has `detail` 0; the first item then takes the focus.
        onClick={({ detail }) => open(detail === 0 ? 'first' : true)}
        onKeyDown={openByArrow}
      >
        <Avatar name={name} />
        <Name>{name}</Name>
        <ChevronDown size={size.icon} aria-hidden="true" />
      </Trigger>
      {isOpen && (
        <Panel
          {...props}
          triggerRef={trigger}
          labelledBy={id}
          firstFocus={firstFocus}
          onSelect={choose}
          onLeave={leave}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.control};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text.default};
  font: ${type.strong};
  cursor: pointer;
  transition: background ${motion.quick};

  > svg {
    color: ${color.text.muted};
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surface.hovered};
  }

  ${media.phone} {
    min-width: ${size.touch};
    min-height: ${size.touch};
    justify-content: center;

    > svg {
      display: none;
    }
  }
`;

const Name = styled.span`
  max-width: 180px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }

  @container (max-width: 56rem) {
    display: none;
  }
`;
