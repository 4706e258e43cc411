/** An attribute, or an element up to the next `<`. No match is longer, so that any file takes linear time. */
const STYLES = /\bstyle\s*=\s*("[^"]*"|'[^']*')|<style[^<>]*>\s*(?:<!\[CDATA\[)?[^<]*/gi

const SHORTHAND =
  /(?<![\w-])font\s*:\s*((?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00)\s+)*)([\d.]+[a-z%]*)(?:\s*\/\s*[\w.%]+)?\s+([^;}<]+)/gi

/** Replaces `font: italic 700 20px Lora` in styles by its parts: usvg knows only these. */
export function expandFontShorthand(svg: string): string {
  return svg.replaceAll(STYLES, (styles: string) => {
    if (styles.startsWith('<')) return styles.replaceAll(SHORTHAND, (_, ...parts: string[]) => longhand(parts))
    // The quotes around an attribute are not part of the list of families.
    const from = styles.search(/["']/)
    return `${styles.slice(0, from + 1)}${styles.slice(from + 1, -1).replaceAll(SHORTHAND, (_, ...parts: string[]) => longhand(parts))}${styles.slice(-1)}`
  })
}

function longhand([keywords = '', size = '', families = '']: readonly string[]): string {
  const style = /italic|oblique/i.exec(keywords)?.[0] ?? 'normal'
  const weight = /bolder|bold|lighter|[1-9]00/i.exec(keywords)?.[0] ?? 'normal'
  return `font-style:${style};font-weight:${weight};font-size:${size};font-family:${families}`
}
