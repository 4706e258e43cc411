import { Plus, Trash2 } from 'lucide-react'
import { LIMITS } from '../../../../../document/limits.ts'
import { removeBrandEntry, renameBrandEntry, setBrandEntry } from '../../../../../edit/operations/brand-entries.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { PaintField } from '../paint/paint-field.tsx'
import { BrandName } from './brand-name.tsx'
import { freeName } from '../../../../../edit/operations/free-brand-name.ts'

/** The named colors of the design. All that refers to one changes with it. */
export function BrandColorsPart() {
  const editor = useEditor()
  const colors = useEditorState((state) => state.document.brand?.colors) ?? {}
  const names = Object.keys(colors)
  return (
    <>
      {Object.entries(colors).map(([name, color], index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-center gap-1">
          <BrandName
            name={name}
            taken={names}
            onRename={(to) =>
              editor.change({ label: 'Rename color' }, (document) =>
                renameBrandEntry(document, 'colors', { from: name, to }),
              )
            }
          />
          <PaintField
            label={`Color ${name}`}
            value={color}
            allows="color"
            offersBrand={false}
            onChange={(value) => {
              if (typeof value !== 'string') return
              editor.change({ label: 'Change color', key: `brand:${name}` }, (document) =>
                setBrandEntry(document, 'colors', { name, value }),
              )
            }}
          />
          <IconButton
            icon={Trash2}
            label={`Remove color ${name}`}
            height="small"
            onClick={() =>
              editor.change({ label: 'Remove color' }, (document) => removeBrandEntry(document, 'colors', name))
            }
          />
        </div>
      ))}
      <Button
        variant="quiet"
        height="small"
        icon={Plus}
        disabled={names.length >= LIMITS.brandNames}
        onClick={() =>
          editor.change({ label: 'Add color' }, (document) =>
            setBrandEntry(document, 'colors', { name: freeName(names, 'color'), value: '#808080' }),
          )
        }
        className="-ml-2.5 justify-self-start"
      >
        Add color
      </Button>
    </>
  )
}
