declare module '*.md' {
  import { type DocPage } from './doc-page.ts'

  export const page: DocPage
}
