import { usualForm, usualQuestion } from '../src/preorders/menu-forms.rules.ts'
import type { FormQuestion, MenuForm } from '../src/preorders/menu-forms.schema.ts'
import type { OfferedForm, PreOrder } from '../src/preorders/preorders.schema.ts'

const unchanged = { version: 1, updatedAt: null, updatedBy: null }

/** Returns a breakfast card of venue 1 with one additional item. */
export function aMenuForm(differences: Partial<MenuForm> = {}): MenuForm {
  return {
    ...usualForm,
    id: 1,
    restaurantId: 1,
    menuId: 1,
    name: { en: 'Breakfast card' },
    daysAvailable: ['ALL'],
    cutOffBy: 'time',
    additional: [
      { itemId: 2, isIncluded: false },
      { itemId: 3, isIncluded: true },
    ],
    ...unchanged,
    ...differences,
  }
}

/** Returns a question of that card. */
export function aFormQuestion(differences: Partial<FormQuestion> = {}): FormQuestion {
  return {
    ...usualQuestion,
    id: 1,
    restaurantId: 1,
    formId: 1,
    index: 1,
    question: { en: 'How would you like your eggs?' },
    options: [{ itemId: 1, isIncluded: true }],
    ...unchanged,
    ...differences,
  }
}

/** Returns that card as guests see it. */
export function anOfferedForm(differences: Partial<OfferedForm> = {}): OfferedForm {
  return {
    id: 1,
    restaurantId: 1,
    menuId: 1,
    name: { en: 'Breakfast card' },
    currency: 'AED',
    base: null,
    questions: [
      {
        id: 1,
        question: { en: 'How would you like your eggs?' },
        min: 1,
        max: 1,
        options: [{ itemId: 1, name: { en: 'Shakshuka' }, price: 0 }],
      },
    ],
    additional: [{ itemId: 2, name: { en: 'Fruit plate' }, price: 42 }],
    days: [
      {
        day: '2026-03-05',
        slots: [
          { slot: '06:30', at: '2026-03-05T02:30:00.000Z', changeUntil: '2026-03-04T22:00:00.000Z', free: 3 },
          { slot: '07:00', at: '2026-03-05T03:00:00.000Z', changeUntil: '2026-03-04T22:00:00.000Z', free: 0 },
        ],
      },
    ],
    ...differences,
  }
}

/** Returns a card that a guest of room 204 has ordered for half past six. */
export function aPreOrder(differences: Partial<PreOrder> = {}): PreOrder {
  return {
    id: 1,
    restaurantId: 1,
    formId: 1,
    orderId: 41,
    tableId: 4,
    table: 'Room 204',
    sitting: 1,
    state: 'waiting',
    day: '2026-03-05',
    slot: '06:30',
    slotAt: '2026-03-05T02:30:00.000Z',
    releaseAt: '2026-03-05T02:00:00.000Z',
    changeUntil: '2026-03-04T22:00:00.000Z',
    lastname: 'Mansour',
    menuFormGuestCount: 1,
    answers: [
      {
        questionId: 1,
        question: { en: 'How would you like your eggs?' },
        options: [{ itemId: 1, name: { en: 'Shakshuka' }, quantity: 1 }],
      },
    ],
    base: null,
    additional: [],
    note: '',
    orderPrice: 48.4,
    currency: 'AED',
    createdAt: '2026-03-04T16:00:00.000Z',
    createdBy: 'Guest at Room 204',
    acceptedAt: null,
    acceptedBy: null,
    releasedAt: null,
    printedAt: null,
    ...unchanged,
    ...differences,
  }
}
