import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { parseDocument } from '../document/parse-document.ts'
import { isObject } from '../document/check-schema.ts'
import { localImages, withFonts } from '../design-files/draw-design.ts'
import { Failure } from '../failure.ts'
import { readDesignFile } from '../design-files/read-design-file.ts'
import { readFontFolder } from '../design-files/read-font-folder.ts'
import { readPictureFolder } from '../design-files/read-picture-folder.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'

export interface DesignFolders {
  readonly fonts?: string | undefined
  readonly pictures?: string | undefined
  /** With ICC profiles of the operator. */
  readonly profileFolder?: string | undefined
}

/** Reads a design file, an answer of the API, or a document alone, which has no size. @throws `invalid_input` */
export async function openDesignFile(
  value: unknown,
  label: string,
  { fonts, pictures, profileFolder }: DesignFolders,
): Promise<KnownDesign> {
  const folder = fonts === undefined ? undefined : await readFontFolder(fonts)
  const assets = new Map([
    ...(folder?.files ?? []),
    ...(pictures === undefined ? [] : await readPictureFolder(pictures)),
  ])
  return {
    label,
    current: { label, ...readDesign(value) },
    images: localImages(assets, openBuiltinPictures()),
    profileFolder,
    withFonts: (document) => (folder ? withFonts(document, folder.fonts) : document),
    close: () => Promise.resolve(),
  }
}

function readDesign(value: unknown): Omit<DesignVersion, 'label'> {
  if (!isObject(value) || !('pages' in value) || 'document' in value) {
    const { width, height, document } = readDesignFile(value)
    return { width, height, document }
  }
  const parsed = parseDocument(value, '')
  if ('issues' in parsed) throw new Failure('invalid_input', { issues: parsed.issues })
  return { document: parsed.document }
}
