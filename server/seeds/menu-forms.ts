import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { usualForm, usualQuestion } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { Row } from './insert-rows.ts'

/** Returns the breakfast card of the hotel: pastries for each guest, eggs and a bowl with them, and fruit besides. */
export function menuFormRows(catalogue: Catalogue = new Map()): Record<'menu_forms' | 'menu_form_questions', Row[]> {
  const idOf = (dish: string) => [...catalogue.values()].find(({ name }) => name.en === dish)?.id ?? 0
  const included = (dish: string) => ({ itemId: idOf(dish), isIncluded: true })
  const form = {
    ...usualForm,
    name: { en: 'Breakfast card', ar: 'بطاقة الفطور', de: 'Frühstückskarte', fr: 'Carte du petit-déjeuner' },
    baseItemId: idOf('Pastry Basket'),
    additional: [
      { itemId: idOf('Seasonal Fruit Plate'), isIncluded: false },
      { itemId: idOf('Labneh with Cucumber and Mint'), isIncluded: false },
    ],
    capacity: 4,
  }
  const questions = [
    {
      ...usualQuestion,
      question: { en: 'How would you like your eggs?', ar: 'كيف تحب بيضك؟', de: 'Wie mögen Sie Ihre Eier?' },
      options: [included('Eggs Benedict'), included('Three-Egg Omelette'), included('Shakshuka')],
    },
    {
      ...usualQuestion,
      question: { en: 'A bowl with it?', ar: 'هل ترغب بوعاء معه؟', de: 'Dazu eine Bowl?' },
      min: 0,
      options: [included('Açaí Bowl'), included('Steel-Cut Oat Porridge')],
    },
  ]
  return {
    menu_forms: [{ id: 1, restaurantId: 1, menuId: 1, ...stored(form) }],
    menu_form_questions: questions.map((question, place) => ({
      id: place + 1,
      restaurantId: 1,
      formId: 1,
      index: place + 1,
      ...stored(question),
    })),
  }
}

function stored(record: Record<string, Row[string] | object>): Row {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )
}
