import { Plus, Trash2 } from 'lucide-react'
import { longest, numberLimits, schemaAt } from '../../../../../edit/properties/property-schema.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { useEditorState } from '../../use-editor.ts'
import { NumberInput } from '../number-input.tsx'
import { useProperty, useSubject } from '../subject.ts'

/** Lines to which elements are aligned, on every page. */
export function GuidesPart() {
  const size = useEditorState((state) => state.size)
  return (
    <>
      <GuideList at="vertical" title="Vertical guides" middle={size.width / 2} />
      <GuideList at="horizontal" title="Horizontal guides" middle={size.height / 2} />
    </>
  )
}

function GuideList({ at, title, middle }: { at: 'vertical' | 'horizontal'; title: string; middle: number }) {
  const property = useProperty(`guides.${at}`)
  const subject = useSubject()
  if (!property) return null
  const positions = Array.isArray(property.value) ? property.value.map(Number) : []
  const limits = numberLimits(schemaAt(property.schema, ['0']) ?? {})
  const set = (next: readonly number[]): void => {
    if (next.length > 0) {
      property.set(next)
      return
    }
    const other = subject.read(`guides.${at === 'vertical' ? 'horizontal' : 'vertical'}`)
    const hasOthers = other !== undefined && other !== 'mixed' && other.value !== undefined
    subject.write(hasOthers ? `guides.${at}` : 'guides', undefined)
  }
  return (
    <div role="group" aria-label={title} className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between">
        <p className="text-xs font-semibold text-ink-soft">{title}</p>
        <Button
          variant="quiet"
          height="small"
          icon={Plus}
          disabled={positions.length >= longest(property.schema)}
          onClick={() => set([...positions, middle])}
        >
          Add
        </Button>
      </div>
      {positions.map((position, index) => (
        <div key={index} className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <NumberInput
              label={at === 'vertical' ? 'X' : 'Y'}
              name={`${title.slice(0, -1)} ${index + 1}`}
              unit="px"
              side={at === 'vertical' ? 'width' : 'height'}
              value={position}
              least={limits.least}
              most={limits.most}
              onChange={(next) => set(positions.with(index, next))}
            />
          </div>
          <IconButton
            icon={Trash2}
            label={`Remove ${title.slice(0, -1).toLowerCase()} ${index + 1}`}
            height="small"
            onClick={() => set(positions.toSpliced(index, 1))}
          />
        </div>
      ))}
    </div>
  )
}
