import { Check, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { RefObject } from 'react';
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  type Selection,
  Separator,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { type Icon, KeyHint } from '../../controls';
import { leaveByTab } from '../../controls/leaveByTab';
import {
  color,
  isThemeChoice,
  layer,
  media,
  overlaid,
  radius,
  size,
  space,
  type ThemeChoice,
  themeChoices,
  type,
} from '../../theme';
import type { AccountMenuProps } from './AccountMenu';
import { useLocale } from '../../locale';

/** Initial focus of the menu: its first or last item, or the menu itself (`true`). */
export type FirstFocus = 'first' | 'last' | true;

interface AccountPanelProps extends AccountMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Id of the element that names the menu. */
  labelledBy: string;
  /** Initial focus if no theme is selected. */
  firstFocus: FirstFocus;
  /** Closes the menu, then runs the chosen action. */
  onSelect: (act: () => void) => unknown;
  /** Closes it, and gives the focus back to the button at once. */
  onLeave: () => unknown;
  onClose: () => unknown;
}

const themes: Record<ThemeChoice, { label: string; icon: Icon }> = {
  system: { label: 'As this computer', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

export function AccountPanel({
  person,
  actions,
  onLogout,
  theme,
  onThemeChange,
  version,
  triggerRef,
  labelledBy,
  firstFocus,
  onSelect,
  onLeave,
  onClose,
}: AccountPanelProps) {
  const { say } = useLocale();
  function chooseTheme(selection: Selection) {
    const [choice] = selection === 'all' ? [] : selection;
    if (isThemeChoice(choice)) onThemeChange?.(choice);
  }

  return (
    <Surface
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
      aria-labelledby={labelledBy}
      placement="bottom end"
      offset={6}
    >
      <Identity>
        <b>{person.name}</b>
        {person.email && <span>{person.email}</span>}
      </Identity>
      <Sheet aria-labelledby={labelledBy} autoFocus={firstFocus} onClose={onClose} ref={leaveByTab(onLeave)}>
        {theme && (
          <Section
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={chooseTheme}
          >
            <Heading>{say('Appearance')}</Heading>
            {themeChoices.map((choice) => {
              const { label: english, icon: Glyph } = themes[choice];
              const label = say(english);
              return (
                <Item key={choice} id={choice} textValue={label}>
                  <Glyph size={size.icon} aria-hidden="true" />
                  {label}
                  {choice === theme && <Check data-mark="" size={size.icon} aria-hidden="true" />}
                </Item>
              );
            })}
          </Section>
        )}
        {theme && <Line />}
        {actions?.map(({ label, icon: Glyph, keyHint, onSelect: act }) => (
          <Item key={label} onAction={() => onSelect(act)} textValue={label}>
            <Glyph size={size.icon} aria-hidden="true" />
            {label}
            {keyHint !== undefined && <KeyHint>{keyHint}</KeyHint>}
          </Item>
        ))}
        <Item onAction={() => onSelect(onLogout)} textValue={say('Logout')}>
          <LogOut size={size.icon} aria-hidden="true" />
          {say('Logout')}
        </Item>
      </Sheet>
      {version !== undefined && <Version>{version}</Version>}
    </Surface>
  );
}

const Surface = styled(Popover)`
  z-index: ${layer.overlay};
  min-width: 13rem;
  max-width: min(20rem, calc(100vw - ${space[6]}));
  ${overlaid}
  color: ${color.text.default};
  font: ${type.body};
  outline: none;
`;

const Identity = styled.div`
  display: grid;
  padding: ${space[3]} ${space[3]} ${space[2]};
  border-bottom: 1px solid ${color.line.default};
  overflow-wrap: anywhere;

  b {
    font: ${type.strong};
  }

  span {
    font: ${type.small};
    color: ${color.text.muted};
  }
`;

const Version = styled.div`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line.default};
  font: ${type.small};
  color: ${color.text.muted};
`;

const Sheet: typeof Menu = styled(Menu)`
  padding: ${space[1]};
  outline: none;
`;

const Section = styled(MenuSection)``;

const Heading = styled(Header)`
  padding: ${space[2]} ${space[2]} ${space[1]};
  font: ${type.captionStrong};
  color: ${color.text.muted};
`;

const Line = styled(Separator)`
  height: 1px;
  margin: ${space[1]} -${space[1]};
  background: ${color.line.default};
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  outline: none;
  cursor: pointer;

  > svg {
    color: ${color.text.muted};
  }

  &[data-focused] {
    background: ${color.surface.hovered};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-selected] {
    font: ${type.strong};
  }

  > :is([data-mark], kbd) {
    margin-inline-start: auto;
  }

  > [data-mark] {
    color: ${color.brand.default};
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;
