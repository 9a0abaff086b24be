interface ImportMetaEnv {
  /** The origin of the server that the app calls; undefined if it is the one that serves the app. */
  readonly VITE_API_BASE?: string;
}
