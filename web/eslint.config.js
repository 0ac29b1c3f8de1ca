// What the types cannot say; how code is laid out is Prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Who may import whom: each room those to its right. Everything may use lib.
const ROOMS = {
  pages: ['shell', 'game', 'board', 'pieces'],
  shell: ['pieces'],
  game: ['board', 'pieces'],
  board: ['pieces'],
  pieces: [],
  lib: [],
};

const TYPED = [
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-unnecessary-type-assertion',
];

export default defineConfig(
  { ignores: ['src/lib/kernel.ts'] }, // made by a machine: what it computes is compared with the kernel
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-dynamic-delete': 'off', // tables are kept under their ids
      '@typescript-eslint/no-empty-function': 'off', // an answer that is not needed
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void value` in an effect says that it depends on it
      '@typescript-eslint/no-non-null-assertion': 'off', // every index may lack its value: where it cannot, `!` says so
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'svelte/prefer-svelte-reactivity': 'off', // sets here are replaced whole, or watched by nobody
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte', '**/*.test.ts'], // what a component gives is any to this parser; svelte-check knows its types
    rules: Object.fromEntries(TYPED.map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
  },
  ...Object.entries(ROOMS).flatMap(([room, others]) =>
    ['', '*/'].map((folder, depth) => ({
      files: [`src/${room}/${folder}*`], // also in a folder of a room
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^(\\.\\./){${depth + 1}}(?!(${[room, 'lib', ...others].join('|')})/|\\.\\.)`,
                message: `${room} may not import this.`,
              },
            ],
          },
        ],
      },
    })),
  ),
);
