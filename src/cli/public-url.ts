import type { Config, HttpConfig } from '../config/config.ts'
import { isLoopback } from '../config/is-loopback.ts'
import { findRunningService } from '../installation/running-service.ts'

/** Returns the URL of the settings, else of a running server with the same data folder, else the default address. */
export async function publicUrlOf({ http: { publicUrl, port }, files }: Config): Promise<string> {
  return publicUrl ?? (await findRunningService(files.dataFolder))?.publicUrl ?? `http://localhost:${port}`
}

/** Returns a warning if other machines can reach the server but PUBLIC_URL is not set. */
export function publicUrlWarning({ host, publicUrl }: HttpConfig, effectiveUrl: string): string | undefined {
  if (publicUrl !== undefined || isLoopback(host)) return undefined
  return `Warning: HOST is public but PUBLIC_URL isn’t set. Sign-in only works at ${effectiveUrl}.`
}
