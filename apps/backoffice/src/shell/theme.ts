import { type ThemeChoice, applyThemeChoice, isThemeChoice } from '@motorpark/ui';
import { useState } from 'react';
import { remember, remembered } from './remembered';

const KEY = 'theme';

function rememberedTheme(): ThemeChoice {
  const choice = remembered(KEY);
  return choice !== undefined && isThemeChoice(choice) ? choice : 'system';
}

/** Puts the remembered theme on the page; called before the first paint, so that nothing flashes. */
export const applyRememberedTheme = (): void => applyThemeChoice(rememberedTheme());

/** The theme that this machine asks for, and how to change it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme] = useState(rememberedTheme);
  return [
    theme,
    (choice) => {
      remember(KEY, choice);
      applyThemeChoice(choice);
      setTheme(choice);
    },
  ];
}
