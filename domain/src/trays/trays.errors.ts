/** The sentences that people read when something about trays is refused, by the reason that programs read. */
export const trayErrors = {
  qrInvalid: 'Invalid QR',
  trayUnknown: 'This tray doesn’t belong to this venue.',
  roomUnknown: 'This room doesn’t exist at your venue.',
  traysOff: 'Tray tracking is off.',
  orderElsewhere: 'This order wasn’t delivered to this room.',
  trayElsewhere: 'This tray is in {{room}}. Confirm that it was moved, or scan another one.',
  trayFetched: 'This tray was already collected.',
  roomEmpty: 'This room has no trays and no delivered orders.',
  trayMinutesWrong: 'Enter whole minutes from {{least}} to {{most}}.',
  venueUnknown: 'This venue doesn’t exist.',
  serialTaken: 'This sticker already exists.',
  endOfNoVenue: 'Give exactly one restaurantId to search by serial ending.',
  stickerOut: 'This tray is in {{room}}. Unlink it first.',
  serialWrong: 'Enter a serial of 13 letters, digits, - or _.',
  stickerCountWrong: 'Enter 1 to {{most}} stickers.',
  serialsRunOut: 'The first serial can’t be extended to that many.',
  tooManyStickers: 'A venue can have at most {{limit}} trays.',
} as const

export type TrayErrorCode = keyof typeof trayErrors
