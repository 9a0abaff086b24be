interface ImportMetaEnv {
  /** The origin of the server that the app calls; undefined if it is the one that serves the app. */
  readonly VITE_API_BASE?: string;
  /** The version in the repository's package.json; undefined in stories and tests. */
  readonly VITE_VERSION?: string;
}
