import type { FontFamily } from '../../../../api/font-queries.ts'

const NAMES: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
}

const WEIGHTS = Object.keys(NAMES).map(Number)

/** The weights that a family has, or that its axis allows, and the present one. All, if the family is unknown. */
export function weightsOf(
  family: FontFamily | undefined,
  present: number | undefined,
): readonly { readonly value: string; readonly label: string }[] {
  const axis = family?.axes.find(({ tag }) => tag === 'wght')
  const available = WEIGHTS.filter((weight) => {
    if (!family) return true
    return axis ? weight >= axis.min && weight <= axis.max : family.faces.some((face) => face.weight === weight)
  })
  const isMissing = present !== undefined && !available.includes(present)
  const shown = isMissing ? [...available, present].toSorted((a, b) => a - b) : available
  return shown.map((weight) => {
    const name = `${NAMES[weight] ?? 'Weight'} ${weight}`
    return { value: String(weight), label: isMissing && weight === present ? `${name} (not in this font)` : name }
  })
}
