interface Described {
  readonly slots?: readonly { readonly name: string; readonly label?: string; readonly group?: string }[] | undefined
}

/** Returns the label of a slot, outside of a form with its group if others have the same: `Headline (Letter)`. */
export function labelIn({ slots = [] }: Described, name: string): string {
  const own = slots.find((slot) => slot.name === name)
  const label = own?.label ?? slotLabel(name)
  const isShared = slots.filter((slot) => slot.label === label).length > 1
  return isShared && own?.group !== undefined ? `${label} (${own.group})` : label
}

/** Makes a label of a name: `firstName` becomes `First name`. */
export function slotLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
