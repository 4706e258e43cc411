import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useStyleClip } from '../clipboard/use-style-clip.ts'
import type { Editor } from '../editor.ts'
import { LateDialog } from '../late-part.tsx'
import { type PageActions, type RunCommand, runCommand, useKeys } from './use-keys.ts'
import { openStageMenu } from './open-stage-menu.ts'

export const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette)
export const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

interface PageCommands {
  readonly run: RunCommand
  readonly dialogs: ReactNode
}

/** Makes all commands available to keys, menus and the palette. `actions` are those that only the page can do. */
export function usePageCommands(editor: Editor, actions: PageActions): PageCommands {
  const [dialog, setDialog] = useState<'palette' | 'keys'>()
  const clipboard = useClipboard(editor)
  const style = useStyleClip(editor)
  const all: PageActions = {
    ...actions,
    ...clipboard,
    ...style,
    palette: () => setDialog('palette'),
    keys: () => setDialog('keys'),
    menu: () => openStageMenu(editor),
  }
  useKeys(editor, all)
  const run: RunCommand = (name) => {
    const act = all[name]
    if (act) act()
    else runCommand(editor, name)
  }
  const close = (): void => setDialog(undefined)
  return {
    run,
    dialogs: (
      <LateDialog onClose={close}>
        {dialog === 'palette' && <Palette run={run} onClose={close} />}
        {dialog === 'keys' && <KeysDialog onClose={close} />}
      </LateDialog>
    ),
  }
}
