import { hashDesign } from '../design-hash.ts'
import type { Stamp } from '../render/stamp/stamp.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'

/** Returns the version of the design that a stamp names. */
export type FindVersion = (stamp: Stamp) => Promise<DesignVersion | undefined>

/**
 * Reads each version of the design once, however many files ask for it, and only as many as they need. Retains those
 * that a file named, since documents can be large.
 */
export function createVersionFinder({ current, earlier }: KnownDesign): FindVersion {
  const named: DesignVersion[] = [current]
  const others = new Set<string>()
  let unread = earlier?.()[Symbol.asyncIterator]()
  const readOn = async (stamp: Stamp): Promise<DesignVersion | undefined> => {
    for (let next = await unread?.next(); next && next.done !== true; next = await unread?.next()) {
      const version = next.value
      if (isNamed(version, stamp)) {
        named.push(version)
        return version
      }
      others.add(hashOf(version, stamp))
    }
    return undefined
  }
  return async (stamp) => {
    const known = named.find((version) => isNamed(version, stamp))
    if (known) return known
    // Versions come newest first. Only a ZIP of several exports names a newer one after an older one.
    if (others.has(stamp.document)) unread = earlier?.()[Symbol.asyncIterator]()
    return readOn(stamp)
  }
}

function isNamed(version: DesignVersion, stamp: Stamp): boolean {
  return hashOf(version, stamp) === stamp.document
}

/** A document without a size is compared as one of the stamp's size. */
function hashOf({ document, width, height }: DesignVersion, { size }: Stamp): string {
  return hashDesign({ document, width: width ?? size.width, height: height ?? size.height })
}
