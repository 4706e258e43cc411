/** A text object within its own graphics state, as Skia writes each: state, position and color, then glyphs. */
const TEXT = /^q\n((?:(?!BT$|q$|Q$).*\n)*)(BT\n(?:(?!ET$).*\n)*ET\n)Q\n/gm

/**
 * Writes adjacent text objects with the same position and color within one graphics state, so that
 * one span can contain the words of a line.
 */
export function joinBlocks(content: Buffer): Buffer {
  const text = content.toString('latin1')
  let [end, state, copied] = [-1, '', 0]
  let joined = ''
  for (const { index, 0: whole, 1: ownState = '' } of text.matchAll(TEXT)) {
    if (index === end && ownState === state) {
      joined += text.slice(copied, end - 'Q\n'.length)
      copied = index + 'q\n'.length + state.length
    }
    ;[end, state] = [index + whole.length, ownState]
  }
  return copied === 0 ? content : Buffer.from(joined + text.slice(copied), 'latin1')
}
