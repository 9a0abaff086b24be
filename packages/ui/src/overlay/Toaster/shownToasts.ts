/** The toasts as the library keeps them, for where they are shown. What raises one does so by `toast`, which costs less. */
export { toast as shownToasts } from 'react-toastify';
export { withRequest } from './withRequest';
