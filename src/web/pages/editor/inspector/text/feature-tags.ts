type Tags = Readonly<Record<string, boolean>>

/** Reads OpenType tags such as `ss01 -calt`, where a hyphen turns a feature off. Undefined for anything else. */
export function parsedFeatures(text: string): Tags | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  if (!words.every((word) => /^[+-]?[A-Za-z0-9]{4}$/.test(word))) return undefined
  return Object.fromEntries(words.map((word) => [word.replace(/^[+-]/, ''), !word.startsWith('-')]))
}

export function writtenFeatures(tags: Tags): string {
  return Object.entries(tags)
    .map(([tag, isOn]) => (isOn ? tag : `-${tag}`))
    .join(' ')
}
