import { isFailure } from '../../failure.ts'
import { createAssetStore } from '../assets/asset-store.ts'
import type { Database } from '../database.ts'
import { createExportStore } from '../exports/export-store.ts'

export interface OwnedRow {
  readonly table: 'assets' | 'exports'
  readonly accountId: string
  readonly id: string
}

/** Removes ended exports and assets as their account would. An asset that is in use remains. */
export async function removeRows(database: Database, rows: readonly OwnedRow[]): Promise<void> {
  const stores = { exports: createExportStore(database), assets: createAssetStore(database) }
  for (const { table, accountId, id } of rows) {
    try {
      await stores[table].remove(accountId, id)
    } catch (error) {
      if (!isFailure(error, 'asset_in_use')) throw error
    }
  }
}
