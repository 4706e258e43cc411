/**
 * The JSON text of `resource` with `document` as its last property. The document remains stored text: parsing and serializing
 * 2 MiB would cost more than the rest of the response.
 */
export function withDocument(resource: object, documentJson: string): string {
  return `${JSON.stringify(resource).slice(0, -1)},"document":${documentJson}}`
}
