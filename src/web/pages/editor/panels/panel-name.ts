/** The panels at the left of the page, of which one is shown. */
export type PanelName = 'content' | 'add' | 'layers' | 'data'
/** What opens as a sheet on small screens. */
export type SheetName = PanelName | 'pages' | 'properties'
