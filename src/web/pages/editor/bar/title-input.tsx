import { useState } from 'react'
import { classNames } from '../../../parts/class-names.ts'
import { isComposing } from '../../../parts/is-composing.ts'
import { useEditor, useStore } from '../use-editor.ts'

/** The title of the design, which is saved with it. An empty one is not taken over. */
export function TitleInput({ className = 'max-w-72 min-w-16' }: { className?: string }) {
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
      className={classNames(
        'field-sizing-content h-9 truncate rounded-md border border-transparent bg-transparent px-2 font-semibold user-text hover:border-rule focus:border-rule-strong',
        className,
      )}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
