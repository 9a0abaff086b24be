import { object } from 'yup';
import { optionalText } from '../rules';

/** A status to be set, and why where a wrong step is taken back; both are empty if nothing was sent. */
export const statusOrderSchema = object({ status: optionalText(), reason: optionalText() });
