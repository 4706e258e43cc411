import type { Document } from '../../src/document/document.ts'
import { fillDefaults, fillDocument } from '../../src/document/fill-document.ts'
import { listSlots } from '../../src/document/list-slots.ts'
import { followTexts } from '../../src/document/mirroring/follow-texts.ts'
import { stressData } from '../../src/edit/data/stress-data.ts'

/** What every template must survive. */
export const FILLINGS = [
  'defaults',
  'longest',
  'shortest',
  'arabic',
  'japanese',
  'no photo',
  'missing',
  'one',
  'many',
] as const
export type Filling = (typeof FILLINGS)[number]

/** Returns the document as an export with this content draws it. `width` is that of its pages. */
export function filledAs(document: Document, filling: Filling, width: number): Document {
  if (filling === 'defaults') return fillDefaults(document)
  const data = filling === 'no photo' ? withoutPhotos(document) : stressData(document, filling)
  return followTexts(fillDocument(document, data, 'keep'), width)
}

/** The fillings that change something about this template. */
export function fillingsOf(document: Document): Filling[] {
  const slots = listSlots(document)
  const hasList = slots.some(({ kind }) => kind === 'repeat' || kind === 'table' || kind === 'chart')
  const hasPhoto = Object.keys(withoutPhotos(document)).length > 0
  return FILLINGS.filter((filling) => {
    if (filling === 'one' || filling === 'many') return hasList
    return filling !== 'no photo' || hasPhoto
  })
}

function withoutPhotos(document: Document): Record<string, null> {
  const photos = listSlots(document).filter(({ kind }) => kind === 'image')
  return Object.fromEntries(photos.map(({ name }) => [name, null]))
}
