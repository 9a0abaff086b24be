/** The theme that the user has chosen: that of their computer, or always one of ours. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

/** Returns whether a stored value is still a valid choice. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/** Applies a choice to the document; every token changes immediately. The caller stores the choice. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = choice;
}
