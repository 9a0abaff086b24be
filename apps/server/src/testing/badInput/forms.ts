import { accessForms } from './access';
import type { BadForms } from './badForm';
import { officeForms } from './office';
import { saleForms } from './sales';
import { shiftForms } from './shifts';
import { tripForms } from './trips';

/** The forms of the calls that write; one that is not here is tried without a form of its own. */
export const BAD_FORMS: BadForms = {
  ...accessForms,
  ...officeForms,
  ...tripForms,
  ...saleForms,
  ...shiftForms,
};
