import { accessForms } from './access';
import type { BadForms } from './badForm';
import { officeForms } from './office';
import { saleForms } from './sales';
import { shiftForms } from './shifts';
import { tripForms } from './trips';

/** The forms of writing calls. A call that is missing here is tested without a form of its own. */
export const BAD_FORMS: BadForms = {
  ...accessForms,
  ...officeForms,
  ...tripForms,
  ...saleForms,
  ...shiftForms,
};
