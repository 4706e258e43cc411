import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FaceName } from '../../text/read-face.ts'
import type { Family } from './families.ts'

export interface FontFile extends FaceName {
  readonly path: string
}

/** Each folder, such as `600SemiBold` or `400Regular_Italic`, holds one TTF. */
const FACE_FOLDER = /^(\d{3})[A-Za-z]+(_Italic)?$/

/** Lists the fonts of a family, lightest first. Throws if its package is not installed. */
export function listFontFiles(family: Family): FontFile[] {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family.folder}/package.json`)))
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const match = FACE_FOLDER.exec(name)
      const weight = Number(match?.[1])
      if (!match || family.weights?.includes(weight) === false) return []
      const style = match[2] ? ('italic' as const) : ('normal' as const)
      const file = `${family.name.replaceAll(' ', '')}_${name}.ttf`
      const pinned = pinnedName(family.name, weight, style)
      return [{ family: pinned, cssFamily: `"${pinned}"`, weight, style, path: join(folder, name, file) }]
    })
}

/** The prefix ensures that no installed font has this name. */
function pinnedName(family: string, weight: number, style: 'normal' | 'italic'): string {
  return `Platen ${family} ${weight}${style === 'italic' ? ' Italic' : ''}`
}
