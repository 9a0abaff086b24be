import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the main link of the screen', use: 'Components/Controls/ButtonLink' },
    { when: 'It performs an action without leaving the screen', use: 'Components/Controls/Button' },
    { when: 'It shows the current place', use: 'Components/Layout/Breadcrumb' },
  ],
  anatomy: [
    { part: 'Text', is: 'The destination, understandable without the surrounding sentence.' },
    { part: 'Icon', is: 'Optional, before the text: an arrow on a back link.' },
    { part: 'Underline', is: 'Always within a sentence; on a standalone link only on hover.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  dos: [
    'Use the meaningful words as the link text: “Choose other seats”.',
    'Make a link within a sentence inline, so that it is not recognizable by colour alone.',
  ],
  donts: ['Don’t write “here” or “click”.', 'Don’t use a row of links where a menu belongs.'],
};
