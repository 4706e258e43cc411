/**
 * The JSON text of `resource` with `document` as its last property. The document stays the text it is stored as: reading
 * 2 MiB only to write them again would cost more than all the rest of the answer.
 */
export function withDocument(resource: object, documentJson: string): string {
  return `${JSON.stringify(resource).slice(0, -1)},"document":${documentJson}}`
}
