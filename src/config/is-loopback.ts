/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|::1)$/.test(host)
}
