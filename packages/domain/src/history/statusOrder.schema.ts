import { object } from 'yup';
import { optionalText } from '../rules';

/** The status to set, and the reason if it takes back a wrong step; both are empty if nothing was sent. */
export const statusOrderSchema = object({ status: optionalText(), reason: optionalText() });
