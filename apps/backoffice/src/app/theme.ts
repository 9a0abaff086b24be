import { type ThemeChoice, applyThemeChoice, isThemeChoice } from '@motorpark/ui';
import { useState } from 'react';
import { remember, remembered } from '../shared/remembered';

const KEY = 'theme';

function rememberedTheme(): ThemeChoice {
  const choice = remembered(KEY);
  return choice !== undefined && isThemeChoice(choice) ? choice : 'system';
}

/** The theme that this machine asks for, and how to change it. index.html puts the remembered one on the page before anything is painted. */
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
