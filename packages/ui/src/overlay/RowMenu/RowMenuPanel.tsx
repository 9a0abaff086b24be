import type { RefObject } from 'react';
import { MenuItem as AriaMenuItem, Header, Menu, MenuSection, Popover, Text } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { leaveByTab } from '../../controls/leaveByTab';
import { grouped } from '../../controls/SelectField/grouped';
import { color, media, popoverSurface, radius, size, space, type } from '../../theme';
import type { MenuItem } from './RowMenu';

interface RowMenuPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Ids of the elements that name the menu. */
  labelledBy: string;
  items: readonly MenuItem[];
  onSelect: (item: MenuItem) => unknown;
  /** Closes it, and gives the focus back to the button at once. */
  onLeave: () => unknown;
  onClose: () => unknown;
}

export function RowMenuPanel({
  triggerRef,
  labelledBy,
  items,
  onSelect,
  onLeave,
  onClose,
}: RowMenuPanelProps) {
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
      <Menu aria-labelledby={labelledBy} autoFocus="first" ref={leaveByTab(onLeave)}>
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

const Surface = styled(Popover)`
  min-width: 176px;
  max-width: min(320px, 90vw);
  overflow: auto;
  ${popoverSurface}

  [role='menu'] {
    padding: ${space[1]};
    outline: none;
  }

  [role='menuitem'] + [role='group'] {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${color.line.default};
  }

  [role='group']:has(+ *) {
    margin-bottom: ${space[1]};
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color.line.default};
  }
`;

const Heading = styled(Header)`
  padding: ${space[1]} ${space[3]};
  font: ${type.caption};
  color: ${color.text.muted};
`;

const Item = styled(AriaMenuItem)<{ $isDanger: boolean; $isGreyed: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  font: ${type.strong};
  color: ${({ $isDanger }) => ($isDanger ? color.text.danger : color.text.default)};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  &[data-focused],
  &[data-hovered] {
    background: ${({ $isDanger }) => ($isDanger ? color.status.danger.bg : color.surface.hovered)};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  [slot='label'] {
    grid-column: 2;
  }

  [slot='label']:first-child {
    grid-column: 1 / -1;
  }

  [slot='description'] {
    grid-column: 1 / -1;
    font: ${type.caption};
  }

  svg ~ [slot='description'] {
    grid-column: 2;
  }

  ${({ $isGreyed }) =>
    $isGreyed &&
    css`
      color: ${color.text.muted};
      cursor: not-allowed;

      @media (forced-colors: active) {
        color: GrayText;
      }
    `}

  ${media.phone} {
    min-height: ${size.touch};
  }
`;
