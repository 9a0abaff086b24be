/** The fonts of the design system, as CSS that a bundler takes: `import '@motorpark/ui/fonts'`, once, in an app that does not bring its own. */
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
