import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Icon } from '../../controls';
import { Spinner } from '../../controls/Spinner/Spinner';
import { lazyPart } from '../../lazy/lazyPart';
import { color, media, radius, size } from '../../theme';

const Panel = lazyPart('RowMenuPanel', () => import('./RowMenuPanel'));

export interface RowMenuProps {
  /** The name of the button: "Actions for Ngozi Okafor". */
  label: string;
  /** Id of the element that names the row; its text is read after the label. */
  subjectId?: string | undefined;
  /** The actions. A function is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Whether Tab goes to the button. */
  isStop?: boolean | undefined;
}

/**
 * The actions on one row, behind its ⋯ button. Until it is opened it costs a table no more than that button. The most
 * frequent action deserves a button of its own, or the row itself.
 *
 * An item that can't be chosen now is disabled and says why. Keyboard: Enter, Space or an arrow key opens the menu,
 * arrow keys and first letters move through it, Escape closes it, and so does Tab, which goes on from the button.
 */
export function RowMenu({ label, subjectId, items, isStop = true }: RowMenuProps) {
  const id = useId();
  const name = subjectId ? `${id} ${subjectId}` : id;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setBusy] = useState<true>();
  const open = () => setIsOpen(!isBusy);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  function leave() {
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
  }

  function select({ onSelect }: MenuItem) {
    leave();
    const work = onSelect();
    if (!(work instanceof Promise)) return;
    const end = () => setBusy(undefined);
    setBusy(true);
    work.then(end, end);
  }

  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-labelledby={subjectId && name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={open}
        onKeyDown={openByArrow}
      >
        {isBusy ? <Spinner /> : <Ellipsis size={size.iconLarge} aria-hidden="true" />}
      </Trigger>
      {isOpen && (
        <Panel
          triggerRef={trigger}
          labelledBy={name}
          items={typeof items === 'function' ? items() : items}
          onSelect={select}
          onLeave={leave}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** One action on a row. */
export interface MenuItem {
  /** What it does, as a verb: "Delete". */
  label: string;
  /**
   * Called after the menu has closed and the focus is back on its button, so that a dialog opened here returns the
   * focus there. The button is busy until the returned promise is settled.
   */
  onSelect: () => unknown;
  /** `danger` if something is lost. */
  tone?: 'danger' | undefined;
  /** Why it can't be chosen now: the item is then disabled, and shows this text below its label. */
  disabledReason?: string | undefined;
  icon?: Icon | undefined;
  /** Heading of adjacent items with the same group: "Change Status". */
  group?: string | undefined;
}

const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${size.compactRow};
  height: ${size.compactRow};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  color: ${color.text.muted};
  background: transparent;
  vertical-align: middle;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    color: ${color.text.default};
    background: color-mix(in srgb, currentColor 10%, transparent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    width: ${size.touch};
    height: ${size.touch};
  }
`;
