import { isWholeWithin } from '../kit/is-whole-within.ts'
import { comparedText, plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { PrinterErrorCode } from './printers.errors.ts'
import { printerLimits } from './printers.limits.ts'
import type { Printer, PrinterDraft } from './printers.schema.ts'

/** The defaults of a new printer: it prints everything for the kitchen, and no receipts. */
export const usualPrinter = {
  port: printerLimits.usualPort,
  widthDots: 576,
  languages: null,
  isActive: true,
  fallbackPrinterId: null,
  categoryIds: [],
  takesOtherItems: true,
  receipts: 'no',
} as const satisfies PrinterDraft

type Other = Pick<Printer, 'id' | 'name' | 'fallbackPrinterId' | 'receipts'>

export type PrinterQuestion = {
  draft: PrinterDraft
  /** The id of the printer, if it has one yet. */
  id?: number
  /** The other printers of its venue. */
  others: readonly Other[]
  /** The stored printer. A problem that it already has does not block other changes. */
  before?: Pick<Printer, 'host' | 'port' | 'receipts'> | null
  /** True if the editor is responsible for the server and may make it call any port. */
  mayUseAnyPort: boolean
}

/** Returns name and address for storage. */
export function textsOfPrinter({ name = '', host = '' }: PrinterDraft): Pick<Printer, 'name' | 'host'> {
  return { name: plainText(name), host: plainText(host).toLowerCase() }
}

/**
 * Returns the problems of a printer among the others of its venue. Only the server knows whether its address is
 * allowed.
 */
export function problemsOfPrinter(question: PrinterQuestion): Problems<PrinterErrorCode> {
  const { draft, id, others } = question
  const { name, host } = textsOfPrinter(draft)
  const { port = printerLimits.usualPort, fallbackPrinterId = null } = draft
  const { nameLength } = printerLimits
  const fallback = fallbackPrinterId === null ? undefined : problemOfFallback(fallbackPrinterId, { id, others })
  return {
    ...(Array.from(name).length > nameLength && { name: { code: 'nameTooLong', params: { limit: nameLength } } }),
    ...(others.some((other) => comparedText(other.name) === comparedText(name)) && { name: { code: 'nameTaken' } }),
    ...(name === '' && { name: { code: 'nameMissing' } }),
    ...(!isHost(host) && { host: { code: 'hostWrong' } }),
    ...(host === '' && { host: { code: 'hostMissing' } }),
    ...(!mayCall(question) && { port: { code: 'portNotAllowed', params: printerLimits.ports } }),
    // A form has the typed text here while it is not a number.
    ...(!isWholeWithin(port, { least: 1, most: 65_535 }) && { port: { code: 'portWrong' } }),
    ...(fallback && { fallbackPrinterId: { code: fallback } }),
    ...problemOfReceipts(question),
  }
}

/**
 * Returns whether the port is allowed. Printers listen on a few ports; with others, a venue could make the server probe
 * its network. An administrator can set another port, which stays until the address is changed.
 */
function mayCall({ draft, before, mayUseAnyPort }: PrinterQuestion): boolean {
  const { port = printerLimits.usualPort } = draft
  const isUsual = port >= printerLimits.ports.from && port <= printerLimits.ports.to
  return isUsual || mayUseAnyPort || (before?.port === port && before.host === textsOfPrinter(draft).host)
}

/** Returns whether it prints receipts automatically. */
function printsReceiptsByItself({ receipts }: Pick<Printer, 'receipts'>): boolean {
  return receipts === 'onAccept' || receipts === 'onComplete'
}

/** Returns the problem of a second printer that prints receipts automatically: it would print each receipt twice. */
function problemOfReceipts({ draft, before, others }: PrinterQuestion): Problems<PrinterErrorCode> {
  const { receipts = usualPrinter.receipts } = draft
  if (!printsReceiptsByItself({ receipts }) || (before && printsReceiptsByItself(before))) return {}
  const taking = others.find(printsReceiptsByItself)
  return taking ? { receipts: { code: 'receiptsTaken', params: { name: taking.name } } } : {}
}

/** Returns whether this is a valid host name or address, judged by its form only. */
export function isHost(host: string): boolean {
  if (host.length > printerLimits.hostLength) return false
  return hostName.test(host) || (host.includes(':') && addressOfSix.test(host))
}

const hostName = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/i
const addressOfSix = /^[0-9a-f:]{2,39}$/i

function problemOfFallback(
  fallbackId: number,
  { id, others }: Pick<PrinterQuestion, 'id' | 'others'>,
): PrinterErrorCode | undefined {
  if (fallbackId === id) return 'fallbackSelf'
  const byId = new Map(others.map((other) => [other.id, other]))
  if (!byId.has(fallbackId)) return 'fallbackUnknown'
  const seen = new Set<number>()
  for (let next: number | null = fallbackId; next !== null; next = byId.get(next)?.fallbackPrinterId ?? null) {
    if (next === id || seen.has(next)) return 'fallbackLoop'
    seen.add(next)
  }
  return undefined
}
