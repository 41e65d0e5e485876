import type { LocalText } from '../kit/languages.ts'
import { statesAllergy } from '../orders/orders.allergies.ts'
import type { ReceiptDocument, ReceiptTexts } from '../receipts/receipt-document.ts'
import { receiptText, receiptTexts, writtenText } from '../receipts/receipt-document.ts'
import { receiptDirectionOf, type ReceiptVenue } from '../receipts/receipt-facts.ts'
import { receiptTranslations } from '../receipts/receipt.translations.ts'
import { printedLanguagesOf } from '../venues/printed-languages.ts'
import { formTextIn } from './menu-forms.rules.ts'
import type { MenuForm } from './menu-forms.schema.ts'
import { pickedItems, portionsOf } from './portions.ts'
import type { PreOrder } from './preorders.schema.ts'

/** The fields of a pre-order that its slot's sheet has. */
type OnSheet = Pick<
  PreOrder,
  'id' | 'table' | 'lastname' | 'menuFormGuestCount' | 'base' | 'answers' | 'additional' | 'note' | 'state'
>

type SlotSheet = {
  preOrders: readonly OnSheet[]
  form: Pick<MenuForm, 'name'>
  day: string
  slot: string
  venue: ReceiptVenue
}

/** Returns the sheet of a slot: an entry for each room with its answers, then the portions of all. */
export function slotSheet({ preOrders, form, day, slot, venue }: SlotSheet): ReceiptDocument {
  const languages = printedLanguagesOf(venue)
  const ordered = preOrders.filter(({ state }) => state !== 'cancelled')
  const [first = 'en'] = languages
  const textsOf = (name: LocalText): ReceiptTexts => receiptTexts(name, languages)
  const guests = ordered.reduce((sum, { menuFormGuestCount }) => sum + menuFormGuestCount, 0)
  return {
    what: 'kitchen',
    direction: receiptDirectionOf(languages),
    marks: [],
    title: [writtenText(slot)],
    header: [receiptText(formTextIn(form.name, first), first), writtenText(day)],
    facts: [
      {
        label: receiptTexts(receiptTranslations.order, languages),
        value: writtenText(String(ordered.length)),
      },
      { label: receiptTexts(receiptTranslations.covers, languages), value: writtenText(String(guests)) },
    ],
    lines: ordered.map(({ table, lastname, menuFormGuestCount, note, ...picked }) => ({
      quantity: menuFormGuestCount,
      texts: [writtenText([table, lastname].filter((text) => text !== '').join(' · '))],
      amount: null,
      details: pickedItems(picked).map(({ name, quantity }) => ({
        texts: textsOf(name),
        quantity,
        amount: null,
      })),
      comment: note === '' ? null : writtenText(note),
      isAllergy: statesAllergy(note, venue.allergyWords),
      change: null,
    })),
    sums: portionsOf(ordered).map(({ name, quantity }) => ({
      label: textsOf(name),
      amount: String(quantity),
      isStrong: false,
    })),
    footer: [],
  }
}
