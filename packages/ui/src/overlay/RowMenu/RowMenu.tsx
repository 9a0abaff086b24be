import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Menu, MenuSection } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { size } from '../../theme';
import type { MenuItem } from './MenuItem';
import { Heading, Item, Surface, Trigger } from './RowMenu.styles';

export interface RowMenuProps {
  /** The name of the button: "Actions for Ngozi Okafor". */
  label: string;
  /** The id of the element that says whose actions they are; its text is read after the label. */
  subjectId?: string | undefined;
  items: MenuItem[];
}

/**
 * What can be done with one row, behind its ⋯ button. Until it is opened it costs a table no more than that button.
 * The one thing that people do most deserves a button of its own, or the row itself.
 *
 * Keyboard: Enter, Space or an arrow key opens it, arrow keys and first letters walk it, Escape closes it.
 */
export function RowMenu({ label, subjectId, items }: RowMenuProps) {
  const id = useId();
  const name = subjectId ? `${id} ${subjectId}` : id;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  }

  function select({ onSelect }: MenuItem) {
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    onSelect();
  }

  const drawItem = (item: MenuItem) => (
    <Item
      key={item.label}
      id={item.label}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      $isDanger={item.tone === 'danger'}
      onAction={() => select(item)}
    >
      {item.icon && <item.icon size={size.icon} aria-hidden="true" />}
      {item.label}
    </Item>
  );

  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        type="button"
        aria-label={label}
        aria-labelledby={subjectId && name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={openByArrow}
      >
        <Ellipsis size={size.iconLarge} aria-hidden="true" />
      </Trigger>
      {isOpen && (
        <Surface
          triggerRef={trigger}
          isOpen
          onOpenChange={setIsOpen}
          aria-labelledby={name}
          placement="bottom end"
          offset={4}
        >
          <Menu aria-labelledby={name} autoFocus="first">
            {grouped(items).map(({ group, members }) =>
              group === undefined ? (
                members.map(drawItem)
              ) : (
                <MenuSection key={`group ${group}`} aria-label={group}>
                  <Heading>{group}</Heading>
                  {members.map(drawItem)}
                </MenuSection>
              ),
            )}
          </Menu>
        </Surface>
      )}
    </>
  );
}

/** Neighbours of the same group, in the order given. */
function grouped(items: MenuItem[]) {
  const runs: { group: string | undefined; members: MenuItem[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last.group === item.group) last.members.push(item);
    else runs.push({ group: item.group, members: [item] });
  }
  return runs;
}
