/** The toasts of the library, for the component that shows them. To show one use `toast`, which loads this only when needed. */
export { toast as shownToasts } from 'react-toastify';
export { showToast } from './showToast';
export { sayError } from './sayError';
