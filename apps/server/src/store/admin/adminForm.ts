import { ADMIN_NAMES } from '@motorpark/contract';
import { type AdminForm, adminSchema, check, normalizePhone } from '@motorpark/domain';
import { firstPasscodeExpiry } from '../access/firstPasscode';
import { hashPasscode } from '../access/passcode';
import { complaintAboutPasscode } from '../access/passcodeRule';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { formOf, wireErrors } from '../../request/fields';

/** The form of an admin, with a hash instead of the passcode. */
export interface AdminLogin extends Omit<AdminForm, 'passcode'> {
  /** Id of the terminal; empty for people of the head office. */
  terminal: string;
  /** Hash of the new passcode; undefined if it does not change. */
  passcodeHash: string | undefined;
  /** Until when the new passcode may be used if somebody else than its owner chose it. */
  passcodeExpiresAt: Date;
}

const personal = adminSchema.omit(['terminal', 'passcode']);
const atTerminal = adminSchema.pick(['terminal']);
const secret = adminSchema.pick(['passcode']);

/** Validates the form and hashes its passcode. A new admin needs one; when editing, an empty one keeps the current passcode. */
export async function adminFormIn({ input, now }: PersonContext, isNew: boolean): Promise<AdminLogin> {
  const form = formOf(ADMIN_NAMES, input);
  const isOfHeadOffice = form.terminal === null;
  const keepsPasscode = !isNew && isEmpty(form.passcode);
  const { values, errors = {} } = check(personal, form);
  const { values: place, errors: placeErrors = {} } = check(atTerminal, form);
  const { values: typed, errors: typedErrors = {} } = check(secret, form);
  const complaint = typed && complaintAboutPasscode(typed.passcode, { name: '', email: '', ...values });
  const all = {
    ...errors,
    ...(!isOfHeadOffice && placeErrors),
    ...(!keepsPasscode && { ...(complaint !== undefined && { passcode: complaint }), ...typedErrors }),
  };
  if (!values || Object.keys(all).length > 0) throw invalid(wireErrors(ADMIN_NAMES, all));
  return {
    ...values,
    phone: normalizePhone(values.phone),
    email: values.email.toLowerCase(),
    terminal: isOfHeadOffice ? '' : (place?.terminal ?? ''),
    passcodeHash: typed && !keepsPasscode ? await hashPasscode(typed.passcode) : undefined,
    passcodeExpiresAt: firstPasscodeExpiry(now),
  };
}

const isEmpty = (passcode: unknown): boolean =>
  passcode === undefined || passcode === null || (typeof passcode === 'string' && passcode.trim() === '');
