import { useState } from 'react'
import { useEditor, useStore } from '../use-editor.ts'

/** The title of the design, which is saved with it. An empty one is not taken over. */
export function TitleInput() {
  const editor = useEditor()
  const title = useStore(editor.title)
  const [typed, setTyped] = useState<string>()
  const enter = (): void => {
    const entered = typed?.trim()
    if (entered) editor.title.set(entered)
    setTyped(undefined)
  }
  return (
    <input
      aria-label="Title"
      value={typed ?? title}
      maxLength={255}
      className="field-sizing-content h-9 max-w-[min(18rem,100%)] min-w-16 truncate rounded-md border border-transparent bg-transparent px-2 font-semibold user-text hover:border-rule focus:border-rule-strong"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
