/** The paths that the login needs: its own, and those that it leads to. A file of its own, so that the login does not load the others. */
export const firstPaths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  passwordReset: '/password-reset',
  createPassword: '/create-password',
  passwordConfirmation: '/password-confirmation',
  test: '/test',
  superAdmin: { root: '/super-admin', dashboard: '/super-admin/dashboard' },
  admin: { root: '/admin', dashboard: '/admin/dashboard' },
} as const;

/** Returns a path as the `href` of a plain link: the app routes by the hash, so any static server can serve it. */
export const href = (path: string): string => `#${path}`;
