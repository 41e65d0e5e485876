import { receiptErrors } from '../receipts/receipts.errors.ts'

/** The sentences that people read when branding is refused, by the reason that programs read. */
export const brandingErrors = {
  colorInvalid: 'Enter a colour such as #0b5d5b.',
  textUnreadable:
    'This text can’t be read: its contrast is {{contrast}} to 1, and it needs {{needed}} to 1. The nearest readable colour is {{nearest}}.',
  signUnreadable:
    'This colour can’t be seen on the background: its contrast is {{contrast}} to 1, and it needs {{needed}} to 1. The nearest readable colour is {{nearest}}.',
  languageNotOffered: 'Choose a language of the venue’s menus.',
  receiptTextTooLong: receiptErrors.receiptTextTooLong,
  receiptTextTooHigh: receiptErrors.receiptTextTooHigh,
  staleVersion: 'Someone else changed this draft while you were editing.',
  nothingToPublish: 'There is no draft to publish. Someone published or discarded it.',
} as const

export type BrandingErrorCode = keyof typeof brandingErrors
