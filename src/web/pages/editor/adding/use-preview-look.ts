import { useMemo, useSyncExternalStore } from 'react'
import { CHART_DEFAULTS } from '../../../../document/elements/chart.ts'
import { fontsOf } from '../../../../edit/adding/fonts-in-use.ts'
import type { Look } from '../../../../edit/adding/look.ts'
import { useEditorState } from '../use-editor.ts'

/** Returns the colors of the theme, so that the panel is calm and can be read, and the document's fonts. */
export function usePreviewLook(): Look {
  const theme = useSyncExternalStore(subscribeToTheme, () => document.documentElement.dataset['theme'])
  const { headingFont, bodyFont } = useFonts()
  return useMemo(() => {
    // The colors are those of the theme that was read.
    void theme
    const [ink, paper, soft] = [hexOf('--ink'), hexOf('--paper'), hexOf('--ink-soft')]
    return {
      ...{ ink, fill: soft, accent: ink, onAccent: paper, faint: `${ink}33`, headingFont, bodyFont },
      series: CHART_DEFAULTS.colors,
    }
  }, [theme, headingFont, bodyFont])
}

function useFonts() {
  const headingFont = useEditorState(({ document: shown }) => fontsOf(shown).headingFont)
  const bodyFont = useEditorState(({ document: shown }) => fontsOf(shown).bodyFont)
  return { headingFont, bodyFont }
}

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Returns a token of the theme as a document has colors. Browsers convert other notations by drawing them. */
function hexOf(token: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return '#808080'
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token)
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
