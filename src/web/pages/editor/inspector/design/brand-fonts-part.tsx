import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { DEFAULT_FAMILY } from '../../../../../document/elements/text.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { removeBrandEntry, renameBrandEntry, setBrandEntry } from '../../../../../edit/operations/brand-entries.ts'
import { freeName } from '../../../../../edit/operations/free-brand-name.ts'
import { catalogQuery } from '../../../../painter/catalog-query.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { SelectInput } from '../fields/select-input.tsx'
import { BrandName } from './brand-name.tsx'

/** The named fonts of the design. */
export function BrandFontsPart() {
  const editor = useEditor()
  const fonts = useEditorState((state) => state.document.brand?.fonts) ?? {}
  const own = useEditorState((state) => state.document.fonts)
  const { data: catalog } = useQuery(catalogQuery)
  const names = Object.keys(fonts)
  const families = new Set([...(own ?? []).map(({ family }) => family), ...(catalog?.fonts.families() ?? [])])
  return (
    <>
      {Object.entries(fonts).map(([name, family], index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_8rem_auto] items-center gap-1">
          <BrandName
            name={name}
            taken={names}
            onRename={(to) =>
              editor.change({ label: 'Rename font' }, (document) =>
                renameBrandEntry(document, 'fonts', { from: name, to }),
              )
            }
          />
          <SelectInput
            label={`Font ${name}`}
            value={family}
            choices={[...new Set([family, ...families])]
              .toSorted((a, b) => a.localeCompare(b))
              .map((value) => ({ value, label: value }))}
            onChoose={(value) =>
              editor.change({ label: 'Change font' }, (document) => setBrandEntry(document, 'fonts', { name, value }))
            }
          />
          <IconButton
            icon={Trash2}
            label={`Remove font ${name}`}
            height="small"
            onClick={() =>
              editor.change({ label: 'Remove font' }, (document) => removeBrandEntry(document, 'fonts', name))
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
          editor.change({ label: 'Add font' }, (document) =>
            setBrandEntry(document, 'fonts', { name: freeName(names, 'font'), value: DEFAULT_FAMILY }),
          )
        }
        className="-ml-2.5 justify-self-start"
      >
        Add font
      </Button>
    </>
  )
}
