import { Code2 } from 'lucide-react'
import { useState } from 'react'
import { CodeBlock } from './code-block.tsx'
import { Segmented } from './segmented.tsx'

interface ApiCallProps {
  readonly title: string
  readonly curl: string
  readonly typescript: string
}

type Language = 'curl' | 'typescript'

const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
] as const satisfies readonly { value: Language; label: string }[]

export function ApiCall({ title, curl, typescript }: ApiCallProps) {
  const [language, setLanguage] = useState<Language>('curl')
  return (
    <details className="rounded-lg border border-rule">
      <summary className="flex items-center gap-2 rounded-lg px-4 py-3 text-sm font-semibold">
        <Code2 className="size-4 text-ink-soft" aria-hidden /> {title}
      </summary>
      <div className="grid grid-cols-1 justify-items-start gap-3 px-4 pb-4">
        <Segmented label={`${title}: language`} value={language} choices={LANGUAGES} onChoose={setLanguage} />
        <div className="w-full">
          <CodeBlock code={language === 'curl' ? curl : typescript} label={`${title}, in ${language}`} />
        </div>
      </div>
    </details>
  )
}
