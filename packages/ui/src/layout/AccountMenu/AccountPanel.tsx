import { Check, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { RefObject } from 'react';
import type { Selection } from 'react-aria-components';
import type { Icon } from '../../controls';
import { isThemeChoice, size, themeChoices, type ThemeChoice } from '../../theme';
import type { AccountMenuProps } from './AccountMenu';
import { Heading, Item, Line, Section, Sheet, Surface, Identity } from './AccountPanel.styles';

/** Initial focus of the menu: its first or last item, or the menu itself (`true`). */
export type FirstFocus = 'first' | 'last' | true;

interface AccountPanelProps extends AccountMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Id of the element that names the menu. */
  labelledBy: string;
  /** Initial focus if no theme is selected. */
  firstFocus: FirstFocus;
  /** Closes the menu, then runs the chosen action. */
  onChoose: (act: () => void) => void;
  onClose: () => void;
}

const themes: Record<ThemeChoice, { label: string; icon: Icon }> = {
  system: { label: 'As this computer', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

/** The open menu of an `AccountMenu`. */
export function AccountPanel({
  person,
  actions,
  onLogout,
  theme,
  onThemeChange,
  triggerRef,
  labelledBy,
  firstFocus,
  onChoose,
  onClose,
}: AccountPanelProps) {
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
      <Sheet aria-labelledby={labelledBy} autoFocus={firstFocus} onClose={onClose}>
        {theme && (
          <Section
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={chooseTheme}
          >
            <Heading>Appearance</Heading>
            {themeChoices.map((choice) => {
              const { label, icon: Glyph } = themes[choice];
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
        {actions?.map(({ label, icon: Glyph, onSelect }) => (
          <Item key={label} onAction={() => onChoose(onSelect)} textValue={label}>
            <Glyph size={size.icon} aria-hidden="true" />
            {label}
          </Item>
        ))}
        <Item onAction={() => onChoose(onLogout)} textValue="Logout">
          <LogOut size={size.icon} aria-hidden="true" />
          Logout
        </Item>
      </Sheet>
    </Surface>
  );
}
