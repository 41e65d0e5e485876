import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import {
  formQuestionsPath,
  menuFormsPath,
  offeredFormsPath,
  preOrdersPath,
} from '@brigade/domain/preorders/preorders.api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiCreate, apiGet, apiList, apiListFields } from '#kit/calls/api-client.ts'

export const formsKey = ['preorders', 'forms'] as const
export const questionsKey = ['preorders', 'questions'] as const
export const offeredKey = ['preorders', 'offered'] as const
export const preOrdersKey = ['preorders', 'orders'] as const

/** Returns the query for the forms of a venue. */
export function formsOfVenue(venueId: number | null) {
  return queryOptions({
    queryKey: [...formsKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(menuFormsPath, { restaurantId: venueId ?? 0 }),
  })
}

/** Returns the query for one form. */
export function oneForm(id: number) {
  return queryOptions({ queryKey: [...formsKey, 'one', id], queryFn: () => apiGet(menuFormsPath, id) })
}

/** Returns the query for the questions of a form, in their order. */
export function questionsOfForm(formId: number) {
  return queryOptions({
    queryKey: [...questionsKey, formId],
    queryFn: () => apiList(formQuestionsPath, { formId, $sort: { index: 1 } }),
  })
}

/** Returns the query for one question. */
export function oneQuestion(id: number) {
  return queryOptions({ queryKey: [...questionsKey, 'one', id], queryFn: () => apiGet(formQuestionsPath, id) })
}

const itemFields = ['id', 'name', 'price', 'isActive'] as const

/** Returns the query for the names and prices of a venue's items, to choose from. */
export function formItemsOfVenue(venueId: number) {
  return queryOptions({
    queryKey: ['preorders', 'items', venueId],
    staleTime: 60_000,
    queryFn: () => apiListFields(itemsPath, itemFields, { restaurantId: venueId }),
  })
}

/** Returns the query for the forms as guests see them; null for none. */
export function offeredForms(venueId: number | null) {
  return queryOptions({
    queryKey: [...offeredKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiCreate(offeredFormsPath, { restaurantId: venueId ?? 0 }),
  })
}

/** Returns the query for the pre-orders of a day at a venue, the earliest slot first. */
export function preOrdersOfDay(venueId: number | null, day: string) {
  return queryOptions({
    queryKey: [...preOrdersKey, venueId, day],
    enabled: venueId !== null,
    placeholderData: keepPreviousData,
    queryFn: () => apiList(preOrdersPath, { restaurantId: venueId ?? 0, day, $sort: { slotAt: 1 } }),
  })
}

/** Returns the query for one pre-order. */
export function onePreOrder(id: number) {
  return queryOptions({ queryKey: [...preOrdersKey, 'one', id], queryFn: () => apiGet(preOrdersPath, id) })
}
