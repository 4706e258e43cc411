import { type ReactNode, useState } from 'react'
import { followState } from './following-state.ts'
import { ShownStateContext, useEditor } from '../use-editor.ts'

/** What surrounds the stage: it shows what has changed there once that has been painted. */
export function Following({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const [state] = useState(() => followState(editor.state))
  return <ShownStateContext value={state}>{children}</ShownStateContext>
}
