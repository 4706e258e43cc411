/** In the order of matching, since most browsers also name other browsers in their User-Agent. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chromium)\//, 'Chromium'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const MAX_PRODUCT_CHARACTERS = 40

export interface Device {
  /** For example `Firefox on Linux`, or the product name of an unknown client. */
  readonly name: string
  readonly isHandheld: boolean
}

export function deviceOf(userAgent: string): Device {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  const isHandheld = system === 'iPhone' || system === 'iPad' || system === 'Android'
  if (browser === undefined && system === undefined) return { name: unknownName(userAgent), isHandheld }
  return { name: `${browser ?? 'Unknown browser'}${system === undefined ? '' : ` on ${system}`}`, isHandheld }
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}

/** Returns the product name, for example `curl` for `curl/8.5.0`. */
function unknownName(userAgent: string): string {
  const [, product = ''] = /^([^\s/]+)/.exec(userAgent.trim()) ?? []
  return product === '' ? 'Unknown device' : product.slice(0, MAX_PRODUCT_CHARACTERS)
}
