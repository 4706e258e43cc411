import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import type { Example } from '../doc-page.ts'

for (const [name, language] of Object.entries({ bash, json, typescript })) hljs.registerLanguage(name, language)

const NAMES = { curl: 'bash', TypeScript: 'typescript', JSON: 'json' } as const

export function highlighted(language: keyof typeof NAMES, code: string): Example {
  return { language, code, html: hljs.highlight(code, { language: NAMES[language] }).value }
}
