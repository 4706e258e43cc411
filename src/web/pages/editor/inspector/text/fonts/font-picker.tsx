import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Upload } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useRef, useState } from 'react'
import { brandNameIn, brandValue } from '../../../../../../document/brand.ts'
import { FONT_EXTENSIONS } from '../../../../../../document/upload-types.ts'
import { fontsQuery } from '../../../../../api/font-queries.ts'
import { useUploads } from '../../../../../frame/uploads.tsx'
import { Button } from '../../../../../parts/button.tsx'
import { usePreference } from '../../../../../parts/preferences.ts'
import { ErrorState, Skeleton } from '../../../../../parts/states.tsx'
import { UploadList } from '../../../../assets/upload-list.tsx'
import { useEditorState } from '../../../use-editor.ts'
import { focusTyping } from '../../../words/focus-typing.ts'
import { FontList } from './font-list.tsx'
import { listedFonts, scriptsOf, withRecent } from './listed-fonts.ts'

const RECENT_KEY = 'platen-recent-fonts'

interface ChoicesProps {
  /** Undefined if what is selected has different fonts. */
  readonly value: string | undefined
  /** Whether fonts of the brand can be chosen. */
  readonly hasBrand?: boolean
  readonly onChoose: (value: string) => void
}

export interface FontPickerProps extends ChoicesProps {
  readonly label?: string
  /** A choice to have no font of one’s own. */
  readonly none?: { readonly label: string; readonly isChosen: boolean; readonly onChoose: () => void } | undefined
}

/** A button that shows the font and opens the list of all fonts. */
export function FontPicker({ value, label = 'Font', none, hasBrand = true, onChoose }: FontPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const brand = useEditorState(({ document }) => document.brand)
  const missing = none?.isChosen === true ? none.label : 'Mixed fonts'
  const name = value === undefined ? missing : nameOf(value, brandValue(brand, 'fonts', value))
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`${label}: ${name}`}
          className="flex h-8 w-full min-w-0 items-center gap-2 rounded-md border border-rule-strong/60 bg-sheet px-2 text-left text-sm font-medium hover:border-rule-strong"
        >
          <span className="min-w-0 flex-1 truncate user-text">{name}</span>
          <ChevronDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Fonts"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // On phones, the search would open the keyboard, which leaves no room for the list.
          onOpenAutoFocus={(event) => {
            if (!matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            event.currentTarget.focus()
          }}
          className="z-50 grid max-h-[var(--radix-popover-content-available-height)] w-80 max-w-[calc(100vw-1rem)] animate-rise-in overflow-y-auto grid-cols-1 gap-2 rounded-lg border border-rule bg-sheet p-3 shadow-floating outline-none"
          onCloseAutoFocus={(event) => focusTyping() && event.preventDefault()}
        >
          {none && (
            <Button
              variant="quiet"
              height="small"
              aria-pressed={none.isChosen}
              onClick={() => {
                none.onChoose()
                setOpen(false)
              }}
            >
              {none.label}
            </Button>
          )}
          <Choices
            {...{ value, hasBrand }}
            onChoose={(chosen) => {
              onChoose(chosen)
              setOpen(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Choices({ value, hasBrand = true, onChoose }: ChoicesProps) {
  const { data: families, error, refetch } = useQuery(fontsQuery)
  const brand = useEditorState(({ document }) => document.brand?.fonts)
  const fonts = useEditorState(({ document }) => document.fonts)
  const [stored, store] = usePreference(RECENT_KEY)
  const [query, setQuery] = useState('')
  const [script, setScript] = useState('')
  if (error) return <ErrorState error={error} title="Couldn’t load fonts" onRetry={() => void refetch()} />
  if (!families) return <Skeleton className="h-96 w-full" />
  const recent = stored === '' ? [] : stored.split('\n')
  const inDocument = fonts?.map(({ family }) => family) ?? []
  const choose = (chosen: string): void => {
    if (brandNameIn(chosen) === undefined) store(withRecent(recent, chosen).join('\n'))
    onChoose(chosen)
  }
  return (
    <>
      <FontList
        key={script}
        lines={listedFonts({ families, brand: (hasBrand && brand) || {}, recent, inDocument, query, script })}
        {...{ value, query }}
        onQuery={setQuery}
        onChoose={choose}
      >
        <ScriptChoice scripts={scriptsOf(families)} value={script} onChoose={setScript} />
      </FontList>
      <FontUpload onUploaded={choose} />
    </>
  )
}

interface ScriptChoiceProps {
  readonly scripts: readonly string[]
  readonly value: string
  readonly onChoose: (script: string) => void
}

function ScriptChoice({ scripts, value, onChoose }: ScriptChoiceProps) {
  const names = new Intl.DisplayNames('en', { type: 'script' })
  return (
    <select
      aria-label="Script"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="select-arrow h-8 w-full appearance-none rounded-md border border-rule-strong/60 bg-sheet pr-7 pl-2 text-sm"
    >
      <option value="">All scripts</option>
      {scripts.map((script) => (
        <option key={script} value={script}>
          {names.of(script) ?? script}
        </option>
      ))}
    </select>
  )
}

/** The first file that succeeds is chosen. */
function FontUpload({ onUploaded }: { onUploaded: (family: string) => void }) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, add, dismiss } = useUploads()
  const [own, setOwn] = useState<readonly number[]>([])
  const shown = uploads.filter((upload) => own.includes(upload.id))
  return (
    <div className="border-t border-rule pt-2">
      <UploadList uploads={shown} onDismiss={dismiss} />
      <Button variant="quiet" height="small" icon={Upload} onClick={() => picker.current?.click()}>
        Upload font
      </Button>
      <input
        ref={picker}
        id={id}
        type="file"
        multiple
        accept={FONT_EXTENSIONS.join(',')}
        aria-label="Font to upload"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          let isChosen = false
          const added = add([...(event.target.files ?? [])], ({ font }) => {
            if (font && !isChosen) onUploaded(font.family)
            isChosen = true
          })
          setOwn((before) => [...before, ...added])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** A font of the brand is named with its family: `heading · Lora`. */
function nameOf(value: string, family: string | undefined): string {
  const name = brandNameIn(value)
  if (name === undefined) return value
  return family === undefined ? name : `${name} · ${family}`
}
