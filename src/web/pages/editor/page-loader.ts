import { fillDefaults } from '../../../document/fill-document.ts'
import type { UsableData } from '../../../edit/data/usable-data.ts'
import { pageOf } from '../../../edit/editor-state.ts'
import type { Painter } from '../../painter/painter.ts'
import type { EditorStores } from './editor-stores.ts'

/** Keeps loaded what the present page needs: fonts and pictures. Loads nothing before a change, or `load`. */
export function createPageLoader(
  { state, resources, failure, dataMode }: Pick<EditorStores, 'state' | 'resources' | 'failure' | 'dataMode'>,
  { data, painter }: { readonly data: () => UsableData | undefined; readonly painter: Painter },
) {
  let loading = new AbortController()

  /** Loads what the present page needs. */
  const load = async (): Promise<void> => {
    loading.abort()
    const controller = (loading = new AbortController())
    const now = state.get()
    // Alone, since lists on the pages before it may add pages.
    const alone = fillDefaults({ ...now.document, pages: [pageOf(now)] }, data()?.values)
    try {
      const prepared = await painter.preparePage({ document: alone, page: 1, signal: controller.signal })
      if (controller.signal.aborted) return
      failure.set(undefined)
      if (resources.get()?.loaded !== prepared.resources.loaded) resources.set(prepared.resources)
    } catch (error) {
      if (!controller.signal.aborted) failure.set(error)
    }
  }

  let loadedFor: readonly unknown[] = []
  const loadChanged = (): void => {
    const { document, pageId, gesture } = state.get()
    // What a gesture changes needs nothing else than what was there when it began.
    if (gesture.kind !== 'idle') return
    const now = [document, pageId, data()?.values]
    if (now.every((value, index) => value === loadedFor[index])) return
    loadedFor = now
    void load()
  }
  const ends = [state.subscribe(loadChanged), dataMode.subscribe(loadChanged)]

  return {
    load,
    end(): void {
      for (const end of ends) end()
      loading.abort()
    },
  }
}
