import { defineConfig } from 'oxlint'

/** Rules of typescript-eslint's strictest set and of ESLint's recommended one, beyond the category `correctness`. */
const STRICT = [
  'eqeqeq',
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-undef',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  'typescript/ban-ts-comment',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/return-await',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
]

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, node: true },
  ignorePatterns: [
    'src/sdk/api-schema.ts',
    'src/web/api/web-schema.ts',
    'data/',
    'dist/',
    'test-results/',
    'bench/results/',
    // AssemblyScript, which has other types.
    'assembly/',
  ],
  rules: {
    ...Object.fromEntries(STRICT.map((rule) => [rule, 'error'] as const)),
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 3],
    // The packages themselves consist of hundreds of modules (decision 33).
    'no-restricted-imports': [
      'error',
      { paths: ['kysely', 'typebox'].map((name) => ({ name, message: `Import '#${name}', which is one file.` })) },
    ],
    // Allows `const { omitted, ...rest } = object`, which omits a property.
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    // Without types, Node would still load the module that they are imported from.
    'typescript/no-import-type-side-effects': 'error',
    // Allows `() => stop()` if `stop` returns nothing.
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // TanStack Router redirects by throwing a `Redirect`.
    'typescript/only-throw-error': [
      'error',
      { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
    ],
    // Messages often contain numbers.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      // The compiler reports undefined and redeclared names.
      files: ['**/*.ts', '**/*.tsx'],
      rules: { 'no-undef': 'off', 'no-redeclare': 'off' },
    },
    {
      files: ['**/*.test.ts', 'test/**', 'bench/**', 'drill/**', 'fidelity/**', 'fuzz/**'],
      rules: {
        // A suite covers one subject, and may be long.
        'max-lines': 'off',
        // Responses have no types in tests; a wrong assumption about one fails the test.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/restrict-plus-operands': 'off',
        // Tests sort only to compare lists, for which any order will do.
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      // A table of numbers, which a test writes.
      files: ['src/document/tables/character-widths.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      // Scripts have no types.
      files: ['**/*.js', '**/*.mjs'],
      rules: {
        'max-params': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unnecessary-condition': 'off',
      },
    },
    {
      files: ['src/web/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        // Reports code that the React Compiler skips. The app is built without it.
        'react/incompatible-library': 'off',
      },
    },
    { files: ['src/web/public/**/*.js'], env: { browser: true } },
  ],
})
