/** Goes to an address through a link, as a person would: whatever guards unsaved work sees it. */
export function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
