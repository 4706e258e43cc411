/** ISO 32000-1, table 51: operators that draw. */
const PAINTING = /(?:^|\s)(?:f\*?|F|B\*?|b\*?|S|s|sh|Do|Tj|TJ)(?=\s|$)/m

/** Lines that begin or end marked content, or draw a form or picture. */
const BOUNDARY = /^(?:\/\w+ <<\/MCID \d+>> (?<tagged>BDC)|\/(?<form>\w+) Do|.*(?<begin>B[DM]C)|(?<end>EMC))\n/gm

/** Whether operators draw anything. */
export function paints(operators: string): boolean {
  return PAINTING.test(operators)
}

export function asArtifact(operators: string): string {
  return paints(operators) ? `/Artifact BMC\n${operators}EMC\n` : operators
}

/**
 * Marks everything outside of tagged content as artifacts. A form that contains tagged content is neither:
 * ISO 14289-1, 7.1, forbids tagged content in artifacts.
 */
export function markArtifacts(content: string, isTagged: (form: string) => boolean): string {
  let [marked, copied, depth] = ['', 0, 0]
  for (const { 0: line, index, groups = {} } of content.matchAll(BOUNDARY)) {
    const end = index + line.length
    if (depth > 0) {
      if (groups['end']) depth -= 1
      else if (!groups['form']) depth += 1
      if (depth > 0) continue
      marked += content.slice(copied, end)
      copied = end
    } else if (groups['tagged'] ?? (groups['form'] !== undefined && isTagged(groups['form']))) {
      marked += asArtifact(content.slice(copied, index))
      copied = index
      if (groups['tagged']) depth = 1
      else {
        marked += line
        copied = end
      }
    }
  }
  return marked + asArtifact(content.slice(copied))
}
