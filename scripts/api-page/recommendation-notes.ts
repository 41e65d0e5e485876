import { mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import {
  countRecommendationsPath,
  decideSuggestionPath,
  guestDialogsPath,
  sortOptionsPath,
  subOptionHeadingsPath,
  suggestionsPath,
} from '@brigade/domain/recommendations/recommendations.api.ts'

const removal =
  'Items that have it lose it in the same transaction: `itemsUntagged` says how many, and this event is for all of them. One without any option left is recommended no longer. At a venue that asks for passphrases, that needs the passphrase of menu edits (403).'

/** Notes on recommendations. */
export const recommendationNotes = {
  [mainOptionsPath]: { remove: `Its sub options and their heading are deleted too. ${removal}` },
  [subOptionsPath]: { remove: removal },
  [subOptionHeadingsPath]: { find: '`subOptionId` finds the heading above this sub option.' },
  [sortOptionsPath]: {
    create:
      'Names either `dialog` or `mainOptionId`; `ids` are all of its options in their new order. If there are others, returns a 409 (`sortMoved`) with the current order in `data.ids`.',
  },
  [guestDialogsPath]: {
    find: 'For each dialog in the venue’s `activeDialogs`. `items` are those that a guest can order at this minute: on the menu at this time, not sold out, and of no menu that is paused. An answer without such an item has no `itemIds`. Read it again before each use: nothing is sent when a time comes.',
  },
  [suggestionsPath]: {
    find: 'Counted from the orders placed in the last 90 business days, without cancelled and test orders. `support` is the part of all orders with both, `confidence` the part of those with the other that have the recommended item too, `lift` how many times as often as by chance.',
  },
  [decideSuggestionPath]: {
    create:
      'Accepting a tag needs `recommendationCategory`, `mainOptionId` and `subOptionId`, and changes the item by its own rules. A suggestion that was decided by now is a 409 (`suggestionDecided`) with the suggestion as `data.current`; an item that got another recommendation a 409 (`itemTagged`).',
  },
  [countRecommendationsPath]: {
    create:
      'Listen to `v1/recommendation-counts patched`: the count is over once `countedAt` is later than `requestedAt`.',
  },
} as const
