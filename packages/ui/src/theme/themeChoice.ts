/** What a person may ask for: their computer's theme, or one of ours whatever the computer says. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

/** Whether a remembered text is still a choice we offer. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/** Puts a choice on the document; every token follows at once. Remembering it is the caller's business. */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = choice;
}
