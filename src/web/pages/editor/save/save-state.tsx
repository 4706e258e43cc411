import { Check, CloudCheck, CloudOff, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BASE_URL } from '../../../api/platen.ts'
import { useToast } from '../../../api/use-toast.ts'
import { Button } from '../../../parts/button.tsx'
import { RelativeTime } from '../../../parts/relative-time.tsx'
import { conflictWords } from './conflict-words.ts'
import type { NotedConflict } from './merge-contents.ts'
import { announcementOf, RESTORED, saveWords } from './save-words.ts'
import type { SavingStatus } from './saving-plan.ts'
import type { Saving } from './use-saving.ts'

interface SaveStateProps {
  readonly saving: Saving
  /** Called for a conflict of which the user takes the other side: apply `takeTheirs` as an edit. */
  readonly onTakeTheirs: (conflict: NotedConflict) => void
  /** Below the details, such as links. */
  readonly children?: ReactNode
  /** Shows only the icon. */
  readonly isSmall?: boolean
}

/** Shows whether everything is saved, with details on press. */
export function SaveState({ saving, onTakeTheirs, children, isSmall = false }: SaveStateProps) {
  const { label, detail } = saveWords(saving)
  const { icon: Icon, className } = LOOKS[saving.status]
  useToastOfRestored(saving.isRestored)
  return (
    <>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button variant="quiet" height="small" {...(isSmall && { className: 'size-11' })}>
            <span className={`inline-flex items-center gap-1.5 ${isSmall ? '' : 'sm:min-w-20'} ${className}`}>
              <Icon className="size-4 shrink-0" aria-hidden />
              <span className={isSmall ? 'sr-only' : 'max-sm:sr-only'}>{label}</span>
            </span>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label="Saving"
            align="start"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 grid max-h-[var(--radix-popover-content-available-height)] w-80 max-w-[calc(100vw-1rem)] gap-3 overflow-y-auto rounded-lg border border-rule bg-sheet p-4 text-sm shadow-floating outline-none animate-rise-in"
          >
            <p className="user-text">{detail}</p>
            <Conflicts saving={saving} onTakeTheirs={onTakeTheirs} />
            {saving.status === 'saved' && saving.isRestored && <p className="text-ink-soft">{RESTORED}</p>}
            <p className="text-ink-soft">
              Last saved <RelativeTime at={saving.savedAt} />.
            </p>
            <Actions saving={saving} />
            {children}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Announcement saving={saving} />
    </>
  )
}

const LOOKS: Readonly<Record<SavingStatus, { readonly icon: LucideIcon; readonly className: string }>> = {
  saved: { icon: CloudCheck, className: 'text-ink-soft' },
  dirty: { icon: RefreshCw, className: 'text-ink-soft' },
  saving: { icon: RefreshCw, className: 'text-ink-soft' },
  offline: { icon: CloudOff, className: 'text-warn' },
  delayed: { icon: CloudOff, className: 'text-warn' },
  'signed-out': { icon: TriangleAlert, className: 'text-warn' },
  refused: { icon: TriangleAlert, className: 'text-bad' },
  'conflict-noted': { icon: Check, className: 'text-warn' },
}

function Actions({ saving: { status, saveNow } }: { saving: Saving }) {
  if (status === 'signed-out') {
    return (
      <Button variant="primary" asChild>
        <a href={`${BASE_URL}/sign-in`} target="_blank" rel="opener">
          Sign in in a new tab
        </a>
      </Button>
    )
  }
  return status === 'offline' || status === 'dirty' ? <Button onClick={saveNow}>Save now</Button> : null
}

function Conflicts({ saving, onTakeTheirs }: SaveStateProps) {
  if (saving.conflicts.length === 0) return null
  return (
    <ul className="grid gap-3">
      {saving.conflicts.map((conflict, index) => {
        const { text, action, refusal } = conflictWords(conflict)
        return (
          <li key={index} className="grid gap-2 border-t border-rule pt-3">
            <p className="user-text">{text}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                height="small"
                onClick={() => {
                  onTakeTheirs(conflict)
                  saving.dismiss(conflict)
                }}
              >
                {action}
              </Button>
              <Button height="small" variant="quiet" onClick={() => saving.dismiss(conflict)}>
                {refusal}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function useToastOfRestored(isRestored: boolean): void {
  const { showSuccess } = useToast()
  const showRef = useRef(showSuccess)
  useEffect(() => {
    if (isRestored) showRef.current(RESTORED)
  }, [isRestored])
}

function Announcement({ saving }: { saving: Saving }) {
  const [text, setText] = useState('')
  const before = useRef(saving)
  useEffect(() => {
    const announcement = announcementOf(before.current, saving)
    before.current = saving
    if (announcement !== undefined) setText(announcement)
  }, [saving])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
