/** The sentences that people read when a printer or a print is refused, by the reason that programs read. */
export const printerErrors = {
  nameMissing: 'Please write a name!',
  nameTooLong: 'At most {{limit}} characters!',
  nameTaken: 'Another printer of this venue has this name.',
  hostMissing: "Please write the printer's address!",
  hostWrong: 'This is no address. Write a name or an IP address, without a port.',
  hostNotAllowed: 'This address is reserved or belongs to the server itself. Enter the address of the printer.',
  portWrong: 'A port is a number from 1 to 65535.',
  portNotAllowed: 'Printers listen on ports {{from}} to {{to}}. Another one only an administrator can enter.',
  receiptsTaken: '{{name}} prints receipts by itself already. One printer of a venue does.',
  tooManyTests: 'Enough test pages for now. Wait a minute.',
  fallbackSelf: "A printer can't stand in for itself.",
  fallbackUnknown: 'There is no such printer at this venue.',
  fallbackLoop: 'These printers would stand in for each other in a circle.',
  categoryUnknown: 'There is no such category at this venue.',
  tooManyPrinters: 'A venue has at most {{limit}} printers.',
  venueUnknown: 'This venue does not exist.',
  staleVersion: 'Somebody changed this printer in the meantime.',
  printerUnknown: 'There is no such printer at this venue.',
  printerOff: 'This printer is turned off.',
  noReceiptPrinter: 'No printer of this venue prints receipts.',
  noKitchenPrinter: 'No printer of this venue prints what is to be made.',
  printJobMoved: 'This print is in another state by now.',
} as const

export type PrinterErrorCode = keyof typeof printerErrors
