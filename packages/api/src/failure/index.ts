export { apiFailure, isApiFailure, toApiFailure, type ApiFailure } from './failure';
export { currentRecord } from './currentRecord';
export { failureMessage } from './failureMessage';
export { formFieldErrors } from './formFieldErrors';
export { requestOf } from './requestOf';
