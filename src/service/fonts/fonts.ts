import type { ListedFamily } from '../../assets/fonts/list-families.ts'
import type { Asset, AssetFont } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { Reader } from '../access/caller.ts'
import type { FileUrls } from '../files/file-urls.ts'

export interface FontFamily {
  readonly family: string
  /** Whether the account has uploaded it. */
  readonly own: boolean
  readonly faces: readonly { readonly weight: number; readonly style: 'normal' | 'italic' }[]
  readonly axes: AssetFont['axes']
  readonly scripts: readonly string[]
  readonly sampleUrl: string
}

export interface FontQuery {
  /** A part of the name, in any case. */
  readonly q?: string
  /** By ISO 15924. */
  readonly script?: string
  readonly own?: boolean
}

export interface Fonts {
  /** Lists the account's families in alphabetical order, then the bundled ones. */
  list(caller: Reader, query?: FontQuery): Promise<readonly FontFamily[]>
}

interface FontsOptions {
  readonly store: Pick<Store, 'assets'>
  readonly urls: Pick<FileUrls, 'assetThumbnail' | 'fontSample'>
  /** Called once. */
  readonly listBundled: () => readonly ListedFamily[]
}

interface FontAsset extends Asset {
  readonly font: AssetFont
}

export function createFonts({ store, urls, listBundled }: FontsOptions): Fonts {
  let bundled: readonly FontFamily[] | undefined
  return {
    async list({ accountId }, query = {}) {
      const assets = await store.assets.listFonts(accountId)
      const byFamily = Map.groupBy(assets.filter(isFont), ({ font }) => font.family.toLowerCase())
      const own = [...byFamily.values()].map(ownFamily)
      const all = [
        ...own.toSorted((a, b) => a.family.localeCompare(b.family, 'en')),
        ...(bundled ??= listBundled().map(bundledFamily)),
      ]
      return all.filter((family) => matches(family, query))
    },
  }

  function ownFamily(assets: readonly FontAsset[]): FontFamily {
    const byWeight = assets.toSorted((a, b) => distance(a.font) - distance(b.font))
    const fonts = byWeight.map(({ font }) => font)
    const [regular] = byWeight
    return {
      family: regular?.font.family ?? '',
      own: true,
      faces: fonts
        .map(({ weight, style }) => ({ weight, style }))
        .toSorted((a, b) => a.weight - b.weight || b.style.localeCompare(a.style, 'en')),
      axes: fonts.find(({ axes }) => axes.length > 0)?.axes ?? [],
      scripts: [...new Set(fonts.flatMap(({ scripts }) => scripts))],
      sampleUrl: urls.assetThumbnail(regular?.id ?? ''),
    }
  }

  function bundledFamily({ family, faces, scripts, sample }: ListedFamily): FontFamily {
    return { family, own: false, faces, axes: [], scripts, sampleUrl: urls.fontSample(sample) }
  }
}

function matches(family: FontFamily, { q = '', script, own }: FontQuery): boolean {
  const hasName = family.family.toLowerCase().includes(q.trim().toLowerCase())
  return hasName && (script === undefined || family.scripts.includes(script)) && (own ?? family.own) === family.own
}

function isFont(asset: Asset): asset is FontAsset {
  return asset.font !== undefined
}

/** The upright regular font comes first. */
function distance({ weight, style }: AssetFont): number {
  return Math.abs(weight - 400) + (style === 'italic' ? 1_000 : 0)
}
