import { setProperties } from '../../../../edit/operations/set-properties.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { useEditor } from '../use-editor.ts'
import { NumberInput } from './number-input.tsx'

/** Position, size and rotation. */
export function PlacePart({ places }: { places: readonly Place[] }) {
  const editor = useEditor()
  const ids = new Set(places.map(({ element }) => element.id))
  const set = (property: string, value: number): void => {
    const key = `set:${property}:${[...ids].join()}`
    editor.change({ label: 'Change', key }, (document) => setProperties(document, ids, { [property]: value }))
  }
  const shared = (read: (place: Place) => number): number | undefined => {
    const [first, ...rest] = places.map(read)
    return rest.every((value) => value === first) ? first : undefined
  }
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-2 text-sm font-semibold">Position and size</legend>
      <NumberInput label="X" value={shared(({ element }) => element.x)} onChange={(value) => set('x', value)} />
      <NumberInput label="Y" value={shared(({ element }) => element.y)} onChange={(value) => set('y', value)} />
      <NumberInput
        label="W"
        value={shared(({ element }) => element.width)}
        least={0}
        onChange={(value) => set('width', value)}
      />
      <NumberInput
        label="H"
        value={shared(({ element }) => element.height)}
        least={0}
        onChange={(value) => set('height', value)}
      />
      <NumberInput
        label="Rotation"
        unit="°"
        value={shared(({ element }) => element.rotation ?? 0)}
        onChange={(value) => set('rotation', value)}
      />
    </fieldset>
  )
}
