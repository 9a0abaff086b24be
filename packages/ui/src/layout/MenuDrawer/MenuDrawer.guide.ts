import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It asks something, or shows a record', use: 'Components/Overlay/Modal' },
    { when: 'It is the whole frame of the app, which has a drawer', use: 'Components/Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Sheet', is: 'At the left edge, over the page, which is dimmed.' },
    { part: 'Head', is: 'Brand and close button.' },
    { part: 'Content', is: 'The menu.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Stays inside the drawer.' },
    { keys: 'Escape', does: 'Closes it. The focus returns to the button that opened it.' },
  ],
  usage: `
import { Brand, MenuDrawer, TextLink } from '@motorpark/ui';

export function Example({ onClose }: { onClose: () => void }) {
  return (
    <MenuDrawer brand={<Brand ground="sidebar" />} onClose={onClose}>
      <TextLink href="#/admin/tickets">Tickets</TextLink>
    </MenuDrawer>
  );
}
`,
  dos: ['Open it with a button that says `aria-haspopup="dialog"`.'],
  donts: ['Don’t open it where the sidebar has room.', 'Don’t put a form into it: use a dialog.'],
};
