import { Check, ChevronDown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { MenuTrigger, type Selection } from 'react-aria-components';
import { isThemeChoice, size, themeChoices, type ThemeChoice } from '../../theme';
import type { Icon } from '../../controls';
import { Avatar, Heading, Item, Line, Name, Panel, Section, Sheet, Trigger, Who } from './AccountMenu.styles';

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

const themes: Record<ThemeChoice, { label: string; icon: Icon }> = {
  system: { label: 'As this computer', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

/**
 * Who is logged in, and what concerns only them: how it looks, their passcode, logging out. It belongs into the frame's header; the
 * menu of a table's row is a `RowMenu`.
 */
export function AccountMenu({ person, actions, onLogout, theme, onThemeChange }: AccountMenuProps) {
  function chooseTheme(selection: Selection) {
    const [choice] = selection === 'all' ? [] : selection;
    if (isThemeChoice(choice)) onThemeChange?.(choice);
  }

  return (
    <MenuTrigger>
      <Trigger aria-label={`Account of ${person.name}`}>
        <Avatar data-initials={initials(person.name)} />
        <Name>{person.name}</Name>
        <ChevronDown size={size.icon} aria-hidden="true" />
      </Trigger>
      <Panel placement="bottom end" offset={6}>
        <Who>
          <b>{person.name}</b>
          {person.email && <span>{person.email}</span>}
        </Who>
        <Sheet>
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
            <Item key={label} onAction={onSelect} textValue={label}>
              <Glyph size={size.icon} aria-hidden="true" />
              {label}
            </Item>
          ))}
          <Item onAction={onLogout} textValue="Logout">
            <LogOut size={size.icon} aria-hidden="true" />
            Logout
          </Item>
        </Sheet>
      </Panel>
    </MenuTrigger>
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
