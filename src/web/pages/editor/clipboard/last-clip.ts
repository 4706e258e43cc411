/**
 * What was copied last in this browser. Chromium leaves only plain text to pastes with Shift, by which
 * this finds the elements again. Also for other windows of the app.
 */
const KEY = 'platen-clip'

export function rememberClip(text: string, html: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([text, html]))
  } catch {
    // Storage is full or unavailable: pasting in place is not possible then.
    forgetClip()
  }
}

/** Returns the HTML of what was copied with this text. */
export function rememberedClip(text: string): string | undefined {
  try {
    const [ownText, html] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string?, string?]
    // Windows writes line breaks in its own way.
    return ownText?.trimEnd() === text.replaceAll('\r\n', '\n').trimEnd() ? html : undefined
  } catch {
    return undefined
  }
}

function forgetClip(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing is stored.
  }
}
