/** Ids for requests: unique over all processes by what they begin with, and by counting within one. */
export function createRequestIds(instanceId: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `req_${instanceId}${count.toString(36)}`
  }
}
