/** The elements whose press of Enter submits what is typed in them. */
const SUBMITTING = /<(?:PlainForm|FormCard|FormDialog|Wizard)\b/;
const TYPED_BY_HAND =
  /<(?:TextField|TextAreaField|PasswordField|CodeInput|ChoiceField|ComboboxField)\b[^<>]*\bonChange=\{set[A-Z]/;

/** The elements themselves, which their users connect with the form library. */
const ELEMENTS = /^packages\/ui\/src\/(?:flow|form\/FormDialog)\//;

/** Tests a scanner: what is typed is shown, and neither checked nor sent. */
const NOT_A_FORM = 'apps/backoffice/src/screens/machine/ScannerCard.tsx';

/** Whether a source has a form that react-final-form does not hold. */
export function hasFormByHand({ path, source }) {
  if (ELEMENTS.test(path) || path === NOT_A_FORM) return false;
  if (/<form\b/.test(source) || TYPED_BY_HAND.test(source)) return true;
  if (!SUBMITTING.test(source)) return false;
  const isHeld = /from 'react-final-form'|<(?:Checked|Save)Form\b/.test(source);
  return !isHeld || !/\bhandleSubmit\b|\bform\.submit\(/.test(source);
}

/** An error that a component sets from a text of its own, rather than from a schema or the server. */
const OWN_ERROR =
  /\bset\w*(?:Error|Wrong|Complaint)\(\s*(?:['"`]|messages\b|words\b)|\berror=\{[^{}]*['"`][A-Z][^'"`]* /;
/** A sentence that says how to fill in a field. */
const RULE =
  /(['"`])(?:Please (?:say|enter|choose|select|type|write)|Enter|Choose|Select|At most|At least) [^'"`.:]*\.\1/;

/** Whether a source says itself what is wrong with a field; the domain's schemas do. */
export const hasRule = ({ source }) => OWN_ERROR.test(source) || RULE.test(source);

/** The one hook through which the app writes. */
const WRITING = 'packages/api/src/rows/useWrite.ts';

/** Whether a source writes to the server past the hook of all writes. */
export const writesByHand = ({ path, source }) => path !== WRITING && source.includes("'swr/mutation'");
