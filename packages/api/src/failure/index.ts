export {
  apiFailure,
  isApiFailure,
  type ApiFailure,
  type FailureDetail,
  type WireFieldErrors,
} from './failure';
export { failureMessage } from './failureMessage';
export { formFieldErrors } from './formFieldErrors';
