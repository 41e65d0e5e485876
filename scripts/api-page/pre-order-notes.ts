import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import {
  acceptPreOrdersPath,
  menuFormsPath,
  offeredFormsPath,
  preOrdersPath,
  releasePreOrderPath,
  sortFormQuestionsPath,
} from '@brigade/domain/preorders/preorders.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** Notes on menu forms and pre-orders that schemas cannot express. */
export const preOrderNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [menuFormsPath]: {
    create:
      'The menu must have `hasMenuForm` (400, `menuWithoutForm`). A menu that has a form is a 409 (`menuTaken`). ' +
      'Items with a choice of their own can’t be on a form (`itemNeedsChoice`).',
    remove: 'While pre-orders on it wait it is a 409 (`formInUse`).',
  },
  [sortFormQuestionsPath]: {
    create:
      '`ids` are all questions of the form in their new order. If it has others, returns a 409 (`sortMoved`) with the current order in `data.ids`.',
  },
  [offeredFormsPath]: {
    create:
      'Guests see the slots before their cut-off, staff all that have not begun. `free` is how many more orders a slot takes. Times are those of the venue’s clock.',
  },
  [preOrdersPath]: {
    create:
      'Guests order for their own room; staff name it. Each question takes between `min` and `max` picks for each guest. A full slot is a 409 (`slotFull`) with `data.freeSlots` of the day; one whose cut-off is over is a 422 (`slotOver`). ' +
      'With `orderPrice`, another total is a 409 (`totalsDiffer`). ' +
      `A room has at most ${menuFormLimits.mostWaitingAtTable} pre-orders that are not in the kitchen (422, \`tooManyWaiting\`). ` +
      'The order of a pre-order (`orderId`) has `orderType` `form` and can only be cancelled; at `releaseAt` it becomes an order of type `order` in progress, with the time of its release as `createdAt` and its slot as `wantedAt`.',
    patch:
      'After the cut-off a guest’s change is a 409 (`cutOffPassed`). Once it is in the kitchen or cancelled it is a 409 (`notWaiting`) with the record as `data.current`. What a guest changes waits to be accepted again.',
    remove: 'The same refusals as for a change.',
  },
  [acceptPreOrdersPath]: { create: 'Everybody hears `v1/pre-orders patched`.' },
  [releasePreOrderPath]: {
    create:
      'A pre-order that is in the kitchen or cancelled is a 409 (`notWaiting`). Undo within ten seconds makes it wait again.',
  },
}
