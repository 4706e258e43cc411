/** Values of one property, drawn side by side. */
export interface Example {
  readonly cells: readonly Cell[]
}

interface Cell {
  readonly value: unknown
  /** Their coordinates are in pixels from the top left corner of the cell, which is 150 wide and 96 high. */
  readonly elements: readonly ElementJson[]
}

export type ElementJson = Readonly<Record<string, unknown>>

export type Examples = Readonly<Record<string, Example>>

/** One cell for each value. `place` returns the elements that show a value. */
export function values(
  all: readonly unknown[],
  place: (value: never) => ElementJson | readonly ElementJson[],
): Example {
  return {
    cells: all.map((value) => ({ value, elements: [place(value as never)].flat() as readonly ElementJson[] })),
  }
}

/** Examples of a section: each property takes several values in the same element. */
export function vary(
  section: string,
  base: ElementJson,
  properties: Readonly<Record<string, readonly unknown[]>>,
): Examples {
  const examples = Object.entries(properties).map(([property, all]) => {
    const example = values(all, (value) => ({ ...base, [property]: value }))
    return [`${section}.${property}`, example] as const
  })
  return Object.fromEntries(examples)
}
