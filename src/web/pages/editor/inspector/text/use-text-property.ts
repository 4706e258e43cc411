import type { Complete } from '../../../../../document/elements/element.ts'
import type { Text } from '../../../../../document/elements/text.ts'
import { type Property, useProperty } from '../subject.ts'

type Properties = Complete<'text'>

interface TextProperty<Value> extends Property {
  readonly value: Value | undefined
}

/** A property of the selected words, of what is typed next, or of all selected texts, by its type. */
export function useTextProperty<Name extends Exclude<keyof Text, 'id' | 'type'>>(
  name: Name,
): TextProperty<Properties[Name]> {
  const property = useProperty(name)
  if (!property) throw new Error('useTextProperty must be used inside a subject of texts')
  return property as TextProperty<Properties[Name]>
}
