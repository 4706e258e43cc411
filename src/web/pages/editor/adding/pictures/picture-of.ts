import type { Picture } from '../../../../../edit/adding/picture-element.ts'
import type { Asset } from '../../../../api/asset-queries.ts'
import { sameOriginUrl } from '../../../../api/platen.ts'
import { dataOf, web } from '../../../../api/web.ts'
import { spokenName } from '../../../../../edit/describing/capitalized.ts'

/** Returns the picture of an uploaded image; undefined for a font. */
export function pictureOfAsset({ _id, kind, name, width, height, contentType }: Asset): Picture | undefined {
  if (kind !== 'image') return undefined
  const size = width === null || height === null ? undefined : { width, height }
  // Browsers call all pasted screenshots “image.png”.
  const own = name === 'image.png' ? '' : withoutExtension(name)
  return { src: `asset:${_id}`, name: own, size, isVector: contentType === 'image/svg+xml' }
}

/** `shown` is its image, which has its proportions once it has loaded. */
export function pictureOfBuiltin(name: string, shown: HTMLImageElement | null): Picture {
  return {
    src: `builtin:${name}`,
    name: spokenName(name),
    size: shown ? sizeOfImage(shown) : undefined,
    isVector: false,
  }
}

/** Loads an image from an https URL, through the server. Throws if it cannot be used. */
export async function loadRemotePicture(src: string): Promise<Picture> {
  const { url } = await dataOf(web.GET('/web/remote-image', { params: { query: { src } } }))
  const image = new Image()
  image.src = sameOriginUrl(url)
  await image.decode()
  const file = new URL(src).pathname.split('/').findLast((part) => part !== '')
  return { src, name: withoutExtension(file ?? new URL(src).host), size: sizeOfImage(image), isVector: false }
}

function sizeOfImage({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Picture['size'] {
  return width > 0 && height > 0 ? { width, height } : undefined
}

function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.\w{1,5}$/, '')
}
