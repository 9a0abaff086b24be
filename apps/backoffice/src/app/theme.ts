import { type ThemeChoice, applyThemeChoice, isThemeChoice } from '@motorpark/ui';
import { useState } from 'react';
import { remember, remembered } from '../shared/remembered';

const KEY = 'theme';

function rememberedTheme(): ThemeChoice {
  const choice = remembered(KEY);
  return choice !== undefined && isThemeChoice(choice) ? choice : 'system';
}

/** Returns this machine's theme choice and a function that changes it. index.html applies the stored choice before the first paint. */
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
