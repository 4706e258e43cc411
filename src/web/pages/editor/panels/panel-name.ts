/** The panels at the left of the page, of which one is shown. */
export type PanelName = 'content' | 'add' | 'layers' | 'data'
