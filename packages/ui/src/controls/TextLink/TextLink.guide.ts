import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is what the screen is for', use: 'Controls/ButtonLink' },
    { when: 'It does something without leaving', use: 'Controls/Button' },
    { when: 'It says where one is', use: 'Layout/Breadcrumb' },
  ],
  anatomy: [
    { part: 'Words', is: 'Where it leads, to be understood without the sentence around it.' },
    { part: 'Icon', is: 'Optional: before the words for a way back, after them for a way on.' },
    { part: 'Line', is: 'Under the words within a sentence always, standing alone only under the mouse.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  dos: [
    'Make the words themselves the link: “Choose other seats”.',
    'Mark one within a sentence as inline, so that it is not told apart by its colour alone.',
  ],
  donts: ['Don’t write “here” or “click”.', 'Don’t put a row of them where a menu belongs.'],
};
