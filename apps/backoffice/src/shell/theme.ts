import { type ThemeChoice, applyThemeChoice, isThemeChoice } from '@motorpark/ui';
import { useState } from 'react';

const KEY = 'theme';

function remembered(): ThemeChoice {
  const choice = localStorage.getItem(KEY);
  return isThemeChoice(choice) ? choice : 'system';
}

/** Puts the remembered theme on the page; called before the first paint, so that nothing flashes. */
export const applyRememberedTheme = (): void => applyThemeChoice(remembered());

/** The theme that this machine asks for, and how to change it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme] = useState(remembered);
  return [
    theme,
    (choice) => {
      localStorage.setItem(KEY, choice);
      applyThemeChoice(choice);
      setTheme(choice);
    },
  ];
}
