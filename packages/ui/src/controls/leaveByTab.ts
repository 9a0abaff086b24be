/**
 * Returns the ref of a menu that Tab leaves, as it leaves any other control: `leave` closes it and focuses its button at
 * once, and the browser goes on from there.
 */
export const leaveByTab = (leave: () => void) => (menu: HTMLElement | null) => {
  const leaveIfTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    leave();
  };
  menu?.addEventListener('keydown', leaveIfTab, true);
  return () => menu?.removeEventListener('keydown', leaveIfTab, true);
};
