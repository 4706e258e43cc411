import { Code2 } from 'lucide-react'
import { useState } from 'react'
import { BASE_URL } from '../../api/platen.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Segmented } from '../../parts/segmented.tsx'

/** The call that does the same from a program. */
export function TemplateCall({ body }: { body: object }) {
  const [language, setLanguage] = useState<'curl' | 'typescript'>('curl')
  const json = JSON.stringify(body, null, 2)
  const code =
    language === 'curl'
      ? `curl ${BASE_URL}/api/designs \\\n  -H "Authorization: Bearer $PLATEN_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '${json.replaceAll("'", String.raw`'\''`)}'`
      : `const design = await platen.createDesign({\n  body: ${json.replaceAll('\n', '\n  ')},\n})`
  return (
    <details className="group rounded-lg border border-rule">
      <summary className="flex items-center gap-2 px-4 py-3 text-sm font-semibold">
        <Code2 className="size-4 text-ink-soft" aria-hidden /> The same by the API
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <Segmented
          label="Language"
          value={language}
          onChoose={setLanguage}
          choices={[
            { value: 'curl', label: 'curl' },
            { value: 'typescript', label: 'TypeScript' },
          ]}
        />
        <CodeBlock code={code} label={`The call in ${language}`} />
      </div>
    </details>
  )
}
