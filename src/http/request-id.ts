export function createRequestIds(instanceId: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `req_${instanceId}${count.toString(36)}`
  }
}
