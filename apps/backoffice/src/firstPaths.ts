/** The URLs that the login needs: its own, and where it leads. They stand apart because it does not carry the others. */
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

/** A path as the `href` of a plain link: the app routes by the hash, so any static server can serve it. */
export const href = (path: string): string => `#${path}`;
