declare module '*.md' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module that is only declared may not import by a relative path
  export const page: import('./doc-page.ts').DocPage
}
