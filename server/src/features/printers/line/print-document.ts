import { setTimeout as sleep } from 'node:timers/promises'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { causeOf, lookupFailureOf } from '#kit/outgoing/call-failure.ts'
import { outgoingAddresses } from '#kit/outgoing/outgoing-address.ts'
import { drawDocument, TooLong } from '../raster/draw-document.ts'
import { printCommands } from './print-commands.ts'
import { type Fault, printOnLine, type PrinterPatience, type PrintOutcome } from './print-on-line.ts'

/** The settings of printing; set when the feature is registered. */
export type Printing = {
  patience: PrinterPatience
  /** True if the administrator has allowed addresses of the server's own machine and local network. */
  allowsLocal: boolean
}

declare module '#kit/context/context.ts' {
  interface AppParts {
    printing: Printing
  }
}

export const usualPatience: PrinterPatience = { connectMs: 3000, statusMs: 500, printMs: 15_000 }

export type PrintDocument = Printing & {
  printer: Pick<Printer, 'host' | 'port' | 'widthDots'>
  document: ReceiptDocument
}

/** Draws a document and prints it. Returns every failure as an outcome. */
export async function printDocument({ printer, document, ...printing }: PrintDocument): Promise<PrintOutcome> {
  const paper = await drawDocument(document, printer.widthDots).catch((error: unknown) => {
    if (error instanceof TooLong) return undefined
    throw error
  })
  if (!paper) return { state: 'notPrinted', reason: 'tooLong' }
  const to = await addressOf(printer.host, printing)
  if ('reason' in to) return { state: 'notPrinted', ...to }
  const { patience } = printing
  return printOnLine({ to: { ...to, port: printer.port }, commands: printCommands(paper), patience })
}

/** Resolves a host within the time limit of the printer. The connection is made to the address that it returns. */
async function addressOf(
  host: string,
  { allowsLocal, patience }: Printing,
): Promise<{ address: string; family: number } | Fault> {
  const patienceOver = new AbortController()
  const tooLate = sleep(patience.connectMs, tooSlow, { signal: patienceOver.signal })
  const found = outgoingAddresses(host, { allowsLocal }).then(
    (addresses) => addresses?.[0] ?? ({ reason: 'hostNotAllowed' } as const),
    (error: unknown) => ({ reason: reasonOf(error), cause: causeOf(error) }),
  )
  const first = await Promise.race([found, tooLate])
  tooLate.catch(() => undefined)
  patienceOver.abort()
  return first
}

const tooSlow = { reason: reasonOf({ code: 'ETIMEOUT' }), cause: 'The name of the host was not found in time' } as const

function reasonOf(error: unknown): 'hostUnknown' | 'serverFault' {
  return lookupFailureOf(error) === 'serverFault' ? 'serverFault' : 'hostUnknown'
}
