import { bulkPaths, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult, UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { callRest } from '#kit/rest-client.ts'

/** Thousands of rows over a slow line take their time. */
const withinMs = 120_000

/** Sends a list; over HTTP, for it is more than a message of the live line may hold. */
export function sendImport(
  kind: BulkKind,
  list: readonly object[],
  { dryRun }: { dryRun: boolean },
): Promise<BulkResult> {
  return callRest<BulkResult>('create', bulkPaths[kind], { data: { list, dryRun }, withinMs })
}

/** Takes an import back. */
export function undoImport(importId: number): Promise<UndoneImport> {
  return callRest<UndoneImport>('create', undoImportPath, { data: { importId }, withinMs })
}
