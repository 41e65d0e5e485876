import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import type { PathWith, ServicePath } from '@brigade/domain/services.ts'
import type { App, Context } from '../context/context.ts'
import { authorOf } from '../database/audit-author.ts'
import { audit } from '../database/transaction.ts'
import { type ServiceOf, useMethods } from '../contracts/contract.ts'
import { downloadHeaders } from './download-headers.ts'
import type { Sheet } from './sheet.ts'
import { writeXlsx } from './write-xlsx.ts'

type CreateOf<P extends ServicePath> =
  ServiceOf<P> extends { create: (...asked: infer Asked) => unknown } ? Asked : never

type SheetOf<P extends ServicePath, Row> = (...asked: CreateOf<P>) => Promise<Sheet<Row>>

/** Registers an export by its contract, which sets its permission: the feature sets the content of the sheet. */
export function useExport<P extends PathWith<'create'>, Row>(app: App, path: P, sheetOf: SheetOf<P, Row>): void {
  // The sheet that it returns becomes the file of the contract in the hook after it.
  useMethods(app, path, { create: sheetOf })
  app.service(path).hooks({ after: { create: [logExport, answerWithFile] } })
}

/** Writes to the audit log who exported what, before they receive it. */
async function logExport({ app, data, params, path, result }: Context): Promise<void> {
  const sheet: Sheet<unknown> = result
  const { user, ip } = params
  if (!user) return
  const { fileName: _, ...asked }: Record<string, unknown> = data
  const content = {
    act: 'exported',
    record: 'export',
    recordId: null,
    recordName: sheet.fileName,
    restaurantId: venueOf(asked, user),
    ...changesBetween({ before: null, after: { export: path.replace(/^v1\//, ''), ...asked } }),
  } as const
  await app.db.write(() => audit(content), authorOf(user, { now: app.clock.now(), address: ip }))
}

/** Returns the venue that was asked for, or where the caller works; null for several venues. */
function venueOf({ restaurantId }: { restaurantId?: unknown }, user: Principal): number | null {
  if (typeof restaurantId === 'number') return restaurantId
  const venues = venuesOf(user)
  return venues === 'all' ? null : (venues[0] ?? null)
}

function answerWithFile(context: Context): void {
  const sheet: Sheet<unknown> = context.result
  context.http = { ...context.http, headers: downloadHeaders(sheet.fileName) }
  context.result = writeXlsx(sheet)
}
