/** The document remains text: parsing and serializing 2 MiB would cost more than the rest of the response. */
export function withDocument(resource: object, documentJson: string): string {
  return `${JSON.stringify(resource).slice(0, -1)},"document":${documentJson}}`
}
