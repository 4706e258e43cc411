import { FormInput, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Document } from '../../../../../document/document.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { describesBrand } from '../../../../../document/brand-slots.ts'
import {
  removeBrandEntry,
  renameBrandEntry,
  setBrandEntry,
  setBrandSlot,
} from '../../../../../edit/operations/brand-entries.ts'
import { freeName } from '../../../../../edit/operations/free-brand-name.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { BrandName } from './brand-name.tsx'
import { capitalized } from '../../../../../edit/describing/capitalized.ts'

type Change = (document: Document) => Document

interface BrandListProps {
  readonly kind: 'colors' | 'fonts'
  /** Of one entry: `color`. */
  readonly noun: string
  /** Of a new entry. */
  readonly initial: string
  readonly renderValue: (entry: BrandEntry) => ReactNode
}

interface BrandEntry {
  readonly label: string
  readonly value: string
  /** `also` changes what the value needs, such as the fonts of the document. */
  readonly onChange: (value: string, also?: Change) => void
}

/** Names of the design with their values. All that refers to one changes with it. */
export function BrandList({ kind, noun, initial, renderValue }: BrandListProps) {
  const editor = useEditor()
  const entries = useEditorState((state) => state.document.brand?.[kind]) ?? {}
  const names = Object.keys(entries)
  const set = (entry: { name: string; value: string }, label: string, also: Change = (document) => document): void =>
    editor.change({ label, key: `brand:${entry.name}` }, (document) => also(setBrandEntry(document, kind, entry)))
  const slots = useEditorState((state) => state.document.slots) ?? []
  const fillable = new Set(slots.filter((slot) => describesBrand(slot, kind)).map(({ name }) => name))
  return (
    <>
      {Object.entries(entries).map(([name, value], index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_6rem_auto_auto] items-center gap-1">
          <BrandName
            name={name}
            taken={names}
            onRename={(to) =>
              editor.change({ label: `Rename ${noun}` }, (document) =>
                renameBrandEntry(document, kind, { from: name, to }),
              )
            }
          />
          {renderValue({
            label: `${capitalized(noun)} ${name}`,
            value,
            onChange: (next, also) => set({ name, value: next }, `Change ${noun}`, also),
          })}
          <IconButton
            icon={FormInput}
            label={`${capitalized(noun)} ${name} can be filled in`}
            aria-pressed={fillable.has(name)}
            className="aria-pressed:bg-ink/12"
            height="small"
            onClick={() =>
              editor.change({ label: `Make ${noun} fillable` }, (document) =>
                setBrandSlot(document, kind, { name, isSlot: !fillable.has(name) }),
              )
            }
          />
          <IconButton
            icon={Trash2}
            label={`Remove ${noun} ${name}`}
            height="small"
            onClick={() =>
              editor.change({ label: `Remove ${noun}` }, (document) => removeBrandEntry(document, kind, name))
            }
          />
        </div>
      ))}
      <Button
        variant="quiet"
        height="small"
        icon={Plus}
        disabled={names.length >= LIMITS.brandNames}
        onClick={() => set({ name: freeName(names, noun), value: initial }, `Add ${noun}`)}
        className="-ml-2.5 justify-self-start"
      >
        Add {noun}
      </Button>
    </>
  )
}
