import { read, recordOf, textOf } from './record';
import { apiFailure, type ApiFailure, type WireFieldErrors } from '../failure/failure';

/** Converts a failed response, with any body, to an ApiFailure. */
export function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const fields = recordOf(body);
  const serverMessage = textOf(read(fields, 'message'));
  const fieldErrors = () => fieldErrorsOf(read(fields, 'errors'));
  switch (status) {
    case 401:
      return apiFailure({
        kind: 'unauthorised',
        status,
        serverMessage,
        isLocked: read(fields, 'locked') === true,
      });
    case 405:
      return apiFailure({ kind: 'methodNotAllowed', status, serverMessage });
    case 409:
      return apiFailure({
        kind: 'conflict',
        status,
        serverMessage,
        fieldErrors: fieldErrors(),
        current: typeof fields['data'] === 'object' ? recordOf(fields['data']) : undefined,
      });
    case 422:
      return apiFailure({ kind: 'invalid', status, serverMessage, fieldErrors: fieldErrors() });
    case 500:
      return apiFailure({
        kind: 'server',
        status,
        serverMessage,
        serverError: textOf(read(fields, 'error')),
      });
    default:
      return apiFailure({ kind: 'refused', status, serverMessage });
  }
}

/** Returns each field's first message. A single message counts as a list of one; a field without messages is left out. */
function fieldErrorsOf(errors: unknown): WireFieldErrors {
  const messages = Object.entries(recordOf(errors)).flatMap(([field, value]) => {
    const first = textOf(Array.isArray(value) ? value[0] : value);
    return first === undefined ? [] : [[field, first] as const];
  });
  return Object.fromEntries(messages);
}
