import { captionText } from './draw-examples.ts'
import { EXAMPLES, SAME_AS } from './examples/all-examples.ts'
import type { Picture } from './property-page.ts'

/** Returns the picture of a property, by the property's anchor; undefined if the property is not drawn. */
export function pictureOf(anchor: string): Picture | undefined {
  const drawn = drawnAnchor(anchor)
  const example = EXAMPLES[drawn]
  if (example === undefined) return undefined
  const shown = example.cells
    .map(({ value }) =>
      captionText(value)
        .replaceAll('\\n', ' ')
        .replaceAll(/[[\]\\]/g, ''),
    )
    .join(', ')
  return { path: pathOfPicture(drawn), shown: `Examples: ${shown}` }
}

/** From docs/. The name tells pages that it has two pixels per CSS pixel. */
export function pathOfPicture(anchor: string): string {
  return `images/properties/${anchor}@2x.png`
}

function drawnAnchor(anchor: string): string {
  const [section = '', property = ''] = anchor.split('.')
  const other = SAME_AS[section]
  return other === undefined || Object.hasOwn(EXAMPLES, anchor) ? anchor : `${other}.${property}`
}
