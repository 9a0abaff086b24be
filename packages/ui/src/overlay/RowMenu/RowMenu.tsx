import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Menu, MenuSection, Text } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { grouped } from '../../controls/SelectField/grouped';
import { size } from '../../theme';
import type { MenuItem } from './MenuItem';
import { Heading, Item, Surface, Trigger } from './RowMenu.styles';

export interface RowMenuProps {
  /** The name of the button: "Actions for Ngozi Okafor". */
  label: string;
  /** The id of the element that says whose actions they are; its text is read after the label. */
  subjectId?: string | undefined;
  /** A function is asked when the menu opens. */
  items: MenuItem[] | (() => MenuItem[]);
  /** Whether Tab goes to the button. */
  isStop?: boolean | undefined;
}

/**
 * What can be done with one row, behind its ⋯ button. Until it is opened it costs a table no more than that button.
 * The one thing that people do most deserves a button of its own, or the row itself.
 *
 * An item that can't be chosen now is greyed and says why. Keyboard: Enter, Space or an arrow key opens it, arrow keys and first letters walk it, Escape closes it.
 */
export function RowMenu({ label, subjectId, items, isStop = true }: RowMenuProps) {
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
      // Not disabled for the library, which would pass it over: whoever reads with the keyboard reaches it and hears why not.
      ref={item.whyNot === undefined ? null : sayDisabled}
      $isDanger={item.tone === 'danger'}
      $isGreyed={item.whyNot !== undefined}
      shouldCloseOnSelect={item.whyNot === undefined}
      {...(item.whyNot === undefined && { onAction: () => select(item) })}
    >
      {item.icon && <item.icon size={size.icon} aria-hidden="true" />}
      <Text slot="label">{item.label}</Text>
      {item.whyNot !== undefined && <Text slot="description">{item.whyNot}</Text>}
    </Item>
  );

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
            {grouped(typeof items === 'function' ? items() : items).map(({ group, members }) =>
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

const sayDisabled = (item: HTMLElement | null) => item?.setAttribute('aria-disabled', 'true');
