interface Described {
  readonly slots?: readonly { readonly name: string; readonly label?: string }[] | undefined
}

/** Returns the label of a slot for forms, as the document describes it, or made of its name. */
export function labelIn({ slots = [] }: Described, name: string): string {
  return slots.find((slot) => slot.name === name)?.label ?? slotLabel(name)
}

/** Makes a label of the name of a slot that the document does not describe: `firstName` becomes `First name`. */
export function slotLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
