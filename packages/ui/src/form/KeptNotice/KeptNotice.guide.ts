import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The form was left for another screen', use: 'Components/Form/KeptDraft' }],
  anatomy: [
    { part: 'Text', is: 'That the draft was kept, or why the server refused it.' },
    { part: 'Start over', is: 'Empties the form.' },
  ],
  keyboard: [],
  dos: ['Show it above the form, whose fields have what was kept.'],
  donts: ['Don’t show it once the form is sent.'],
};
