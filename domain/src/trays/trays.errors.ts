/** The sentences that people read when something about trays is refused, by the reason that programs read. */
export const trayErrors = {
  qrInvalid: 'Invalid QR',
  trayUnknown: 'This is not a tray of this venue.',
  roomUnknown: 'There is no such room at your venue.',
  traysOff: 'This venue does not follow its trays.',
  orderElsewhere: 'This is not an order that was brought to this room.',
  trayElsewhere: 'This tray is out in {{room}}. Say that it was moved, or scan another one.',
  trayFetched: 'This tray was fetched already.',
  roomEmpty: 'There are no trays and no delivered orders in this room.',
  trayMinutesWrong: 'Whole minutes, from {{least}} to {{most}}.',
  venueUnknown: 'This venue does not exist.',
  serialTaken: 'This sticker is known already.',
  endOfNoVenue: 'Name the one venue in which serials with this end are looked for.',
  stickerOut: 'This tray is out in {{room}}. Unlink it first.',
  serialWrong: 'A serial has 13 letters, digits, - or _.',
  stickerCountWrong: 'From 1 to {{most}} stickers at once.',
  serialsRunOut: 'The digits at the end of the first serial do not count so far.',
  tooManyStickers: 'A venue has at most {{limit}} trays.',
} as const

export type TrayErrorCode = keyof typeof trayErrors
