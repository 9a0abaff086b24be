/** Navigates by clicking a link, so that guards of unsaved work can intercept it. */
export function goTo(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
