import { Ellipsis, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isPossible } from '../../../../../edit/commands/commands.ts'
import { showPage } from '../../../../../edit/commands/page-commands.ts'
import { setPages } from '../../../../../edit/operations/pages.ts'
import { IconButton } from '../../../../parts/button.tsx'
import { classNames } from '../../../../parts/class-names.ts'
import { ContextMenu } from '../../../../parts/context-menu.tsx'
import { Menu } from '../../../../parts/menu.tsx'
import { useFallbackFocus } from '../../../../parts/use-fallback-focus.ts'
import { CommandItems, MENU_PARTS } from '../../commands/command-items.tsx'
import { settledDocument } from '../../state/settled-document.ts'
import { useEditor, useEditorState, useStore } from '../../use-editor.ts'
import { NameInput } from '../name-input.tsx'
import { createIdleQueue } from '../../state/idle-queue.ts'
import { PageThumbnail } from './page-thumbnail.tsx'
import { useDeletePage } from './use-delete-page.ts'
import { usePageDrag } from './use-page-drag.ts'

const PAGE_ACTIONS = [
  ['add-page', 'duplicate-page', 'rename-page'],
  ['move-page-back', 'move-page-on'],
  ['delete-page'],
] as const

/** The pages of the design: which one is shown, their order and their names. */
export function PagesStrip({ isGrid = false }: { isGrid?: boolean }) {
  const editor = useEditor()
  const document = useEditorState(settledDocument)
  const pageId = useEditorState((state) => state.pageId)
  const size = useEditorState((state) => state.size)
  const canAdd = useEditorState((state) => isPossible('add-page', state))
  const [queue] = useState(createIdleQueue)
  const renamed = useStore(editor.renamed)
  const isFilling = useStore(editor.isFilling)
  const current = useRef<HTMLButtonElement>(null)
  const deletePage = useDeletePage()
  const list = useRef<HTMLOListElement>(null)
  const drag = usePageDrag(list, document.pages)
  const { pages } = document
  useFallbackFocus(current, pages.length)
  useEffect(() => {
    // Braces, since newer browsers return a promise.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pageId, pages.length])

  const actions = { 'delete-page': deletePage }
  const rename = (id: string): void => editor.renamed.set({ kind: 'page', id })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return
    const index = pages.findIndex(({ id }) => id === pageId)
    const name = keyName(event)
    const next = { ArrowLeft: pages[index - 1], ArrowRight: pages[index + 1], Home: pages[0], End: pages.at(-1) }
    if (name in next) {
      const page = next[name as keyof typeof next]
      if (page) {
        editor.update((state) => showPage(state, page.id))
        requestAnimationFrame(() => current.current?.focus())
      }
    } else if (isFilling) return
    else if (name === 'Alt+ArrowLeft') editor.run('move-page-back')
    else if (name === 'Alt+ArrowRight') editor.run('move-page-on')
    else if (name === 'Mod+d') editor.run('duplicate-page')
    else if (name === 'F2') rename(pageId)
    else if (name === 'Delete' || name === 'Backspace') deletePage()
    else return
    event.preventDefault()
  }

  if (isFilling && pages.length === 1) return null
  return (
    <nav
      aria-label="Pages"
      data-region="pages"
      className={classNames(
        'flex min-w-0 gap-1 px-2',
        isGrid ? 'h-full flex-wrap content-start overflow-y-auto py-1' : 'col-span-3 items-center border-t border-rule',
      )}
    >
      <ContextMenu
        items={<CommandItems groups={PAGE_ACTIONS} actions={actions} />}
        disabled={isFilling}
        onClose={(event) => {
          event.preventDefault()
          if (!(window.document.activeElement instanceof HTMLInputElement)) current.current?.focus()
        }}
      >
        <ol
          ref={list}
          className={classNames(
            'flex min-w-0 gap-1 overscroll-contain p-1.5',
            isGrid ? 'w-full flex-wrap' : 'overflow-x-auto',
          )}
          onKeyDown={onKeyDown}
          {...(!isFilling && drag.handlers)}
          onContextMenuCapture={(event) => {
            drag.handlers.onContextMenuCapture(event)
            if (event.isDefaultPrevented()) return
            const { target } = event
            const id =
              target instanceof Element ? target.closest<HTMLElement>('[data-page]')?.dataset['page'] : undefined
            if (id !== undefined) editor.update((state) => showPage(state, id))
          }}
        >
          {pages.map((page, index) => {
            const isCurrent = page.id === pageId
            const name = page.name ?? ''
            const isRenamed = renamed?.kind === 'page' && renamed.id === page.id
            return (
              <li
                key={page.id}
                data-page={page.id}
                data-lifted={drag.lifted === page.id || undefined}
                className={classNames(
                  'relative flex max-w-32 flex-col items-center gap-1 rounded-md p-1.5',
                  isCurrent ? 'bg-press-wash outline-2 -outline-offset-2 outline-press' : 'hover:bg-ink/7',
                  'data-lifted:opacity-70 data-lifted:shadow-floating',
                )}
              >
                {drag.drop?.id === page.id && (
                  <span
                    aria-hidden
                    className={classNames(
                      'absolute inset-y-1 w-0.5 rounded-full bg-press forced-colors:bg-[Highlight]',
                      drag.drop.isBefore ? '-left-[3px]' : '-right-[3px]',
                    )}
                  />
                )}
                <button
                  ref={isCurrent ? current : undefined}
                  type="button"
                  tabIndex={isCurrent ? 0 : -1}
                  aria-current={isCurrent ? 'page' : undefined}
                  aria-label={`Page ${index + 1}${name === '' ? '' : `: ${name}`}`}
                  className="flex min-w-9 flex-col items-center gap-1 rounded-sm"
                  onClick={() => !drag.hasJustDropped() && editor.update((state) => showPage(state, page.id))}
                  onDoubleClick={() => !isFilling && rename(page.id)}
                >
                  <PageThumbnail {...{ page, document, size, queue }} numbering={(each) => editor.numbering(each)} />
                  {!isRenamed && (
                    <span className={classNames('max-w-26 truncate text-xs', isCurrent && 'font-semibold')}>
                      {index + 1}
                      {name !== '' && <span className="text-ink-soft"> {name}</span>}
                    </span>
                  )}
                </button>
                {isRenamed && (
                  <NameInput
                    label={`Name of page ${index + 1}`}
                    value={name}
                    placeholder={`Page ${index + 1}`}
                    onDone={(entered, end) => {
                      editor.renamed.set(undefined)
                      if (end === 'key') requestAnimationFrame(() => current.current?.focus())
                      if (entered === undefined || entered === name) return
                      editor.change({ label: 'Rename page' }, (before) =>
                        setPages(before, new Set([page.id]), { name: entered === '' ? undefined : entered }),
                      )
                    }}
                  />
                )}
              </li>
            )
          })}
        </ol>
      </ContextMenu>
      {!isFilling && (
        <>
          <IconButton icon={Plus} label="Add page" disabled={!canAdd} onClick={() => editor.run('add-page')} />
          <Menu trigger={<IconButton icon={Ellipsis} label="Page actions" />} align="end">
            <CommandItems groups={PAGE_ACTIONS} actions={actions} parts={MENU_PARTS} />
          </Menu>
        </>
      )}
    </nav>
  )
}

function keyName({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  return `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${key}`
}
