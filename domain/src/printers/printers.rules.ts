import { isWholeWithin } from '../kit/is-whole-within.ts'
import { comparedText, plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { PrinterErrorCode } from './printers.errors.ts'
import { printerLimits } from './printers.limits.ts'
import type { Printer, PrinterDraft } from './printers.schema.ts'

/** What a new printer is unless somebody says else: it prints all that is to be made, and no receipts. */
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
  /** Its id, where it has one yet. */
  id?: number
  /** The other printers of its venue. */
  others: readonly Other[]
  /** As it is until now. What was wrong in it before keeps nobody from changing the rest. */
  before?: Pick<Printer, 'host' | 'port' | 'receipts'> | null
  /** Whether the one who writes it answers for the server, and may have it call any port. */
  mayUseAnyPort: boolean
}

/** Name and address as they are kept. */
export function textsOfPrinter({ name = '', host = '' }: PrinterDraft): Pick<Printer, 'name' | 'host'> {
  return { name: plainText(name), host: plainText(host).toLowerCase() }
}

/** What is wrong with a printer among the others of its venue. Whether its address may be reached, only the server knows. */
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
    // A form has what was typed there, where that is no number.
    ...(!isWholeWithin(port, { least: 1, most: 65_535 }) && { port: { code: 'portWrong' } }),
    ...(fallback && { fallbackPrinterId: { code: fallback } }),
    ...problemOfReceipts(question),
  }
}

/**
 * Printers listen on a few ports. Else a venue could have the server try whatever stands in its network; where a printer listens elsewhere, the
 * administrator says so, and it stays there until somebody gives it another address.
 */
function mayCall({ draft, before, mayUseAnyPort }: PrinterQuestion): boolean {
  const { port = printerLimits.usualPort } = draft
  const isUsual = port >= printerLimits.ports.from && port <= printerLimits.ports.to
  return isUsual || mayUseAnyPort || (before?.port === port && before.host === textsOfPrinter(draft).host)
}

/** Whether it prints receipts without being asked. */
function printsReceiptsByItself({ receipts }: Pick<Printer, 'receipts'>): boolean {
  return receipts === 'onAccept' || receipts === 'onComplete'
}

/** One printer of a venue prints receipts by itself: two of them would print each twice. */
function problemOfReceipts({ draft, before, others }: PrinterQuestion): Problems<PrinterErrorCode> {
  const { receipts = usualPrinter.receipts } = draft
  if (!printsReceiptsByItself({ receipts }) || (before && printsReceiptsByItself(before))) return {}
  const taking = others.find(printsReceiptsByItself)
  return taking ? { receipts: { code: 'receiptsTaken', params: { name: taking.name } } } : {}
}

/** Whether this is a name of the domain name system or an address, as far as writing goes. */
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
