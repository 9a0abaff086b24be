import { focusFirstField } from './focus';

/** Leaves the focus on a field that has taken it itself (`autoFocus`), else focuses the first field. Returns whether anything has it. */
export const focusStart = (container: Element): boolean =>
  container.contains(document.activeElement) || focusFirstField(container);
