import { type FontSlices, readSlices, slicesFor } from '../../text/font-slices.ts'
import type { CodePointRange } from '../../text/published-fonts.ts'
import type { PaintCatalog, SlicedFont } from './catalog.ts'

/** A file of a font. Of the whole font, it has no range. */
export interface FontPart {
  readonly url: string
  readonly unicodeRange?: string
}

export interface SliceLoader {
  /** Lists the files that draw `text` in a font of the catalog. Loads the table of its slices first. */
  partsOf(family: string, text: string, features: string): Promise<readonly FontPart[]>
}

export function createSliceLoader({ fontUrls, slicedFonts }: PaintCatalog): SliceLoader {
  const tables = new Map<string, Promise<FontSlices>>()
  return {
    async partsOf(family, text, features) {
      const url = fontUrls.get(family)
      if (url === undefined) throw new Error(`The font “${family}” is not in the catalog.`)
      const sliced = slicedFonts.get(family)
      if (!sliced) return [{ url }]
      const slices = await tableOf(sliced)
      const needed = slicesFor(slices, text, features)
      if (!needed) return [{ url }]
      return needed.map((slice) => ({
        url: sliced.sliceUrl(slice),
        unicodeRange: (slices.ranges[slice] ?? []).map(cssRange).join(),
      }))
    },
  }

  function tableOf({ tableUrl }: SlicedFont): Promise<FontSlices> {
    const loading = tables.get(tableUrl) ?? fetchTable(tableUrl)
    tables.set(tableUrl, loading)
    // A failed load is retried by the next page that needs the table.
    loading.catch(() => tables.delete(tableUrl))
    return loading
  }
}

async function fetchTable(url: string): Promise<FontSlices> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A font couldn’t be loaded: the server returned ${response.status}.`)
  return readSlices(await response.text())
}

function cssRange([first, last]: CodePointRange): string {
  return first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`
}
