/** The name of a component in its source: its function's does not survive the build of the Storybook. */
export const nameOf = (component: unknown) =>
  isDocumented(component) ? component.__docgenInfo.displayName : '';

const isDocumented = (component: unknown): component is { __docgenInfo: { displayName: string } } =>
  (typeof component === 'function' || typeof component === 'object') &&
  component !== null &&
  '__docgenInfo' in component;
