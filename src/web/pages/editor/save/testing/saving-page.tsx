import '../../../../styles/app.css'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { StrictMode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Document } from '../../../../../document/document.ts'
import { setProperties } from '../../../../../edit/operations/set-properties.ts'
import { placesOf } from '../../../../../edit/tree/place.ts'
import { designQuery, type OpenDesign } from '../../../../api/design-queries.ts'
import { dataOf, web } from '../../../../api/web.ts'
import { ToastProvider } from '../../../../parts/toast-provider.tsx'
import { type DesignContent, storedContent } from '../design-content.ts'
import type { MergeReason } from '../autosave.ts'
import { loadShortEdits } from '../late-edits.ts'
import { SaveState } from '../save-state.tsx'
import { takeTheirs } from '../take-theirs.ts'
import { type SavedEditor, useSaving } from '../use-saving.ts'

/*
 * The smallest editor that saves: tests open it with `openSaving(id)`, and edit with `savingPage`. Its
 * store stands for the editor's, and everything else is what the editor mounts.
 */

interface TestEditor extends SavedEditor {
  edit(change: (content: DesignContent) => DesignContent): void
  /** The reasons for which contents were shown. */
  readonly shown: MergeReason[]
  readonly setBusy: (isBusy: boolean) => void
}

function createEditor(opened: DesignContent): TestEditor {
  let content = opened
  let isBusy = false
  const listeners = new Set<() => void>()
  const set = (next: DesignContent): void => {
    content = next
    for (const listener of listeners) listener()
  }
  const editor: TestEditor = {
    shown: [],
    read: () => content,
    isBusy: () => isBusy,
    setBusy: (value) => {
      isBusy = value
    },
    show: (next, reason) => {
      editor.shown.push(reason)
      set(next)
    },
    edit: (change) => set(change(content)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return editor
}

function withText(document: Document, id: string, text: string): Document {
  if (placesOf(document).has(id)) return setProperties(document, new Set([id]), { text })
  const [first, ...others] = document.pages
  if (!first) throw new Error('The document has no page.')
  const element = { id, type: 'text', x: 10, y: 10, width: 200, height: 40, text } as const
  return { ...document, pages: [{ ...first, elements: [...first.elements, element] }, ...others] }
}

function textsOf(document: Document): Record<string, string> {
  return Object.fromEntries(
    [...placesOf(document)].flatMap(([id, { element }]) => (element.type === 'text' ? [[id, element.text ?? '']] : [])),
  )
}

function TestPage({ design, account }: { design: OpenDesign; account: string }) {
  const [editor] = useState(() => createEditor(storedContent(design).content))
  const content = useSyncExternalStore(editor.subscribe, editor.read)
  const saving = useSaving({ design, account, editor })
  useLayoutEffect(() => void statuses.push(saving.status), [saving.status])
  const page = useMemo(
    () => ({
      write: (id: string, text: string) =>
        editor.edit((before) => ({ ...before, document: withText(before.document, id, text) })),
      change: (change: Partial<DesignContent>) => editor.edit((before) => ({ ...before, ...change })),
      setBusy: editor.setBusy,
      content: editor.read,
      words: () => textsOf(editor.read().document),
      shown: editor.shown,
      statuses,
      messages,
    }),
    [editor],
  )
  Object.assign(globalThis, { savingPage: { ...page, saving } })
  return (
    <main>
      <h1 className="user-text">{content.title}</h1>
      <SaveState saving={saving} onTakeTheirs={(conflict) => editor.edit((before) => takeTheirs(before, conflict))} />
    </main>
  )
}

/** Every status that was shown, since a busy machine may look only after the next one. */
const statuses: string[] = []

/** Every message that was shown, since they vanish. */
const messages: (string | null)[] = []
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('[data-messages] li')) messages.push(textContent)
}).observe(document.body, { childList: true, subtree: true })

const queries = new QueryClient()
const root = createRoot(document.body.appendChild(document.createElement('div')))

async function openSaving(id: string): Promise<void> {
  const [{ account }] = await Promise.all([dataOf(web.GET('/web/session')), loadShortEdits()])
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Tooltip.Provider>
          <ToastProvider>
            <OpenedDesign key={id} id={id} account={account?._id ?? ''} />
          </ToastProvider>
        </Tooltip.Provider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

function OpenedDesign({ id, account }: { id: string; account: string }) {
  const { data: design } = useQuery({ ...designQuery(id), retry: false })
  return design && <TestPage design={design} account={account} />
}

function closeSaving(): void {
  root.render(null)
}

Object.assign(globalThis, { openSaving, closeSaving })
