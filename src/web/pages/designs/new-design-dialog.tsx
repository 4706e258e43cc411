import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { refreshDesigns } from '../../api/designs.ts'
import { platen } from '../../api/platen.ts'
import { faultOf, messageOf } from '../../api/problem.ts'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { FormFault } from '../../parts/form.tsx'
import { DocumentFormatLink } from './empty-hint.tsx'
import { SIZE_GROUPS, type SizePreset, toPx, fromPx, type Unit, UNITS } from './sizes.ts'

const FORM = 'new-design'

/** A title and a size; or the way to the templates. */
export function NewDesignDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [unit, setUnit] = useState<Unit>('px')
  const [sides, setSides] = useState({ width: '1080', height: '1080' })
  const size = { width: toPx(Number(sides.width), unit), height: toPx(Number(sides.height), unit) }
  const making = useMutation({
    mutationFn: () => platen.createDesign({ body: { ...(title.trim() && { title }), ...size } }),
    onSuccess: async ({ _id: id }) => {
      await refreshDesigns(queries)
      await navigate({ to: '/designs/$id', params: { id } })
    },
  })
  const choose = (preset: SizePreset): void => {
    setUnit('px')
    setSides({ width: String(preset.width), height: String(preset.height) })
  }
  const changeUnit = (next: Unit): void => {
    setUnit(next)
    setSides({ width: String(fromPx(size.width, next)), height: String(fromPx(size.height, next)) })
  }
  const isToldAtFields = ['/title', '/width', '/height'].some((at) => faultOf(making.error, at) !== undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title="New design"
      width="broad"
      description={
        <>
          It begins as one empty white page. Programs write what stands on it, through the API: <DocumentFormatLink />.
        </>
      }
      actions={
        <>
          <Button look="quiet" icon={LayoutTemplate} asChild className="mr-auto">
            <Link to="/templates" search={{}}>
              <LayoutTemplate className="size-4" aria-hidden />
              From a template
            </Link>
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM} busy={making.isPending}>
            Create
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          making.mutate()
        }}
      >
        {making.error !== null && !isToldAtFields && <FormFault>{messageOf(making.error)}</FormFault>}
        <TextField
          label="Title"
          placeholder="Untitled design"
          value={title}
          maxLength={255}
          error={faultOf(making.error, '/title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        {SIZE_GROUPS.map((group) => (
          <fieldset key={group.name}>
            <legend className="mb-2 text-sm font-semibold">{group.name}</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {group.sizes.map((preset) => (
                <PresetButton
                  key={preset.name}
                  preset={preset}
                  isChosen={preset.width === size.width && preset.height === size.height}
                  onChoose={() => choose(preset)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Own size</legend>
          <div className="grid grid-cols-3 items-start gap-3">
            {(['width', 'height'] as const).map((side) => (
              <TextField
                key={side}
                label={side === 'width' ? 'Width' : 'Height'}
                inputMode="decimal"
                value={sides[side]}
                error={faultOf(making.error, `/${side}`)}
                onChange={(event) => setSides({ ...sides, [side]: event.target.value.replace(',', '.') })}
              />
            ))}
            <SelectField label="Unit" value={unit} onChange={(event) => changeUnit(event.target.value as Unit)}>
              {UNITS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}

interface PresetButtonProps {
  readonly preset: SizePreset
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** The outline of a size, and what it is called. */
function PresetButton({ preset, isChosen, onChoose }: PresetButtonProps) {
  const { name, told, width, height } = preset
  const longest = Math.max(width, height)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-w-0 items-center gap-2.5 rounded-md border p-2 text-left transition-colors duration-120',
        isChosen ? 'border-press bg-press-wash' : 'border-rule hover:border-rule-strong',
      )}
    >
      <span aria-hidden className="grid size-7 shrink-0 place-items-center">
        <span
          className={classNames('border bg-sheet', isChosen ? 'border-press' : 'border-rule-strong')}
          style={{ width: `${(100 * width) / longest}%`, height: `${(100 * height) / longest}%` }}
        />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-xs text-ink-soft">{told}</span>
      </span>
    </button>
  )
}
