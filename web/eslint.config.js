import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['node_modules', 'src/wire.ts'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['eslint.config.js', 'vitest.config.ts'] } } },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      // Numbers in template strings are fine: coordinates, seats, percentages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => (signal.value = x)}` and `then(() => setState(x))` are common and clear.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Too slow for what they find here: a third of the time.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
);
