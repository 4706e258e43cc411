import { parseDocument } from '../document/parse-document.ts'
import { isObject } from '../document/check-schema.ts'
import { type LocalFolders, readLocalFiles } from '../design-files/local-files.ts'
import { Failure } from '../failure.ts'
import { readDesignFile } from '../design-files/read-design-file.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'

export interface DesignFolders extends LocalFolders {
  /** With ICC profiles of the operator. */
  readonly profileFolder?: string | undefined
}

/** Reads a design file, an answer of the API, or a document alone, which has no size. @throws `invalid_input` */
export async function openDesignFile(
  value: unknown,
  label: string,
  { profileFolder, ...folders }: DesignFolders,
): Promise<KnownDesign> {
  const design = readDesign(value)
  const { images, withFonts } = await readLocalFiles(folders, design.document)
  return {
    label,
    current: { label, ...design },
    ...{ images, withFonts, profileFolder },
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
