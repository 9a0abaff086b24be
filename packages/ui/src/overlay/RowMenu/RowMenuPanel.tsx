import type { RefObject } from 'react';
import { Menu, MenuSection, Text } from 'react-aria-components';
import { grouped } from '../../controls/SelectField/grouped';
import { size } from '../../theme';
import type { MenuItem } from './MenuItem';
import { Heading, Item, Surface } from './RowMenuPanel.styles';

interface RowMenuPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Ids of the elements that name the menu. */
  labelledBy: string;
  items: MenuItem[];
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
}

/** The open menu of a `RowMenu`. */
export function RowMenuPanel({ triggerRef, labelledBy, items, onSelect, onClose }: RowMenuPanelProps) {
  const renderItem = (item: MenuItem) => (
    <Item
      key={item.label}
      id={item.label}
      textValue={item.label}
      // Not disabled for the library, which would skip it: keyboard and screen reader users can reach it and learn why it is disabled.
      ref={item.disabledReason === undefined ? null : markDisabled}
      $isDanger={item.tone === 'danger'}
      $isGreyed={item.disabledReason !== undefined}
      shouldCloseOnSelect={item.disabledReason === undefined}
      {...(item.disabledReason === undefined && { onAction: () => onSelect(item) })}
    >
      {item.icon && <item.icon size={size.icon} aria-hidden="true" />}
      <Text slot="label">{item.label}</Text>
      {item.disabledReason !== undefined && <Text slot="description">{item.disabledReason}</Text>}
    </Item>
  );

  return (
    <Surface
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
      aria-labelledby={labelledBy}
      placement="bottom end"
      offset={4}
    >
      <Menu aria-labelledby={labelledBy} autoFocus="first">
        {grouped(items).map(({ group, members }) =>
          group === undefined ? (
            members.map(renderItem)
          ) : (
            <MenuSection key={`group ${group}`} aria-label={group}>
              <Heading>{group}</Heading>
              {members.map(renderItem)}
            </MenuSection>
          ),
        )}
      </Menu>
    </Surface>
  );
}

const markDisabled = (item: HTMLElement | null) => item?.setAttribute('aria-disabled', 'true');
