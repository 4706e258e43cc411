import { useEffect, useState } from 'react'
import { checkData } from '../../../../edit/check/check-data.ts'
import { checkPage } from '../../../../edit/check/check-page.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import type { Editor } from '../editor.ts'
import { useEditor } from '../use-editor.ts'

/** Findings change this long after the last change of the page, since every letter would be too noisy. */
const SETTLE_MS = 350

/** Returns what people should look at on the page that is shown. */
export function useFindings(): readonly Finding[] {
  const editor = useEditor()
  const [findings, setFindings] = useState<readonly Finding[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = (): void => {
      const { gesture } = editor.state.get()
      if (gesture.kind !== 'idle') return later()
      const now = findingsOf(editor)
      setFindings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(check, SETTLE_MS)
    }
    const ends = [editor.state, editor.resources, editor.warnings, editor.dataMode].map((store) => store.subscribe(later))
    later()
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [editor])
  return findings
}

function findingsOf(editor: Editor): Finding[] {
  const { document, size, pageId } = editor.state.get()
  const drawn = editor.drawn()
  const resources = editor.resources.get()
  if (!drawn || !resources) return []
  const data = editor.data()
  const environment = resources.environmentOf(size, () => undefined)
  // The painter says nothing about what is outside of the window, and the checks nothing about codes and tables.
  const found: Finding[] = [
    ...checkPage({ page: drawn.page, document, size, environment }),
    ...editor.warnings.get(),
    ...(data ? checkData(document, pageId, data) : []),
  ]
  const byText = new Map(found.map((finding) => [`${finding.code} ${finding.elementId} ${finding.message}`, finding]))
  return [...byText.values()]
}
