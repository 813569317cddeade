// What the type checker does not see: forgotten promises, names nobody uses, markup that misleads.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/lib/schema.ts", "src/lib/views.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "no-console": "error",
      eqeqeq: ["error", "smart"],
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // A private map that only remembers answers need not be reactive.
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: ["*.js", "*.config.ts", "scripts/*.mjs", "public/*.js"],
    ...ts.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false, program: null } },
  },
);
