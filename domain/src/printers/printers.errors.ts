/** The sentences that people read when a printer or a print is refused, by the reason that programs read. */
export const printerErrors = {
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most {{limit}} characters.',
  nameTaken: 'Another printer at this venue has this name.',
  hostMissing: 'Enter the printer’s address.',
  hostWrong: 'Enter a valid host name or IP address, without a port.',
  hostNotAllowed: 'This address is reserved or belongs to this server. Enter the printer’s address.',
  portWrong: 'Enter a port from 1 to 65535.',
  portNotAllowed: 'Printers use ports {{from}} to {{to}}. Only an admin can enter another port.',
  receiptsTaken: '{{name}} already prints receipts automatically. Only one printer per venue can.',
  tooManyTests: 'Too many test pages. Try again in a minute.',
  fallbackSelf: 'A printer can’t be its own backup.',
  fallbackUnknown: 'This printer doesn’t exist at this venue.',
  fallbackLoop: 'These printers can’t be backups for each other.',
  categoryUnknown: 'This category doesn’t exist at this venue.',
  tooManyPrinters: 'A venue can have at most {{limit}} printers.',
  venueUnknown: 'This venue doesn’t exist.',
  staleVersion: 'Someone else changed this printer while you were editing.',
  printerUnknown: 'This printer doesn’t exist at this venue.',
  printerOff: 'This printer is turned off.',
  noReceiptPrinter: 'No printer at this venue prints receipts.',
  noKitchenPrinter: 'No printer at this venue prints kitchen tickets.',
  printJobMoved: 'The state of this print job has changed.',
} as const

export type PrinterErrorCode = keyof typeof printerErrors
