import { Tabs } from 'radix-ui'
import { CopyButton } from '../../parts/copy-button.tsx'
import { usePreference } from '../../parts/preferences.ts'
import type { Example } from './doc-page.ts'

interface ExampleBlockProps {
  readonly examples: readonly Example[]
  readonly label: string
}

export function ExampleBlock({ examples, label }: ExampleBlockProps) {
  const [chosen, choose] = useExampleLanguage()
  const shown = examples.find(({ language }) => language === chosen) ?? examples[0]
  if (shown === undefined) return null
  const name = `${label}, ${shown.language}`
  if (examples.length === 1) {
    return (
      <div className="docs-code">
        <div className="docs-code-bar">
          <span className="docs-code-name">{shown.language}</span>
          <CopyButton text={shown.code} name={`Copy: ${name}`} />
        </div>
        <Code html={shown.html} label={name} />
      </div>
    )
  }
  return (
    <Tabs.Root value={shown.language} onValueChange={choose} className="docs-code">
      <div className="docs-code-bar">
        <Tabs.List aria-label={`Languages: ${label}`} className="flex gap-1">
          {examples.map(({ language }) => (
            <Tabs.Trigger key={language} value={language} className="docs-code-tab">
              {language}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <CopyButton text={shown.code} name={`Copy: ${name}`} />
      </div>
      {examples.map(({ language, html }) => (
        <Tabs.Content key={language} value={language} tabIndex={-1}>
          <Code html={html} label={`${label}, ${language}`} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** Code up to this length does not scroll, since readers overlook that a few more lines follow. */
const MAX_UNSCROLLED_LINES = 28

function Code({ html, label }: { html: string; label: string }) {
  const isWhole = html.trimEnd().split('\n').length <= MAX_UNSCROLLED_LINES
  return (
    <pre className={isWhole ? 'whole' : undefined} tabIndex={0} role="region" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}

function useExampleLanguage(): readonly [string, (language: string) => void] {
  const [stored, store] = usePreference('platen-docs-language')
  return [stored === '' ? 'curl' : stored, store]
}
