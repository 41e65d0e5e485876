import { promotionsPath, sortPromotionsPath } from '@brigade/domain/marketing/marketing.api.ts'

/** Notes on promotions. */
export const marketingNotes = {
  [promotionsPath]: {
    find: 'Guests and machines get the promotions that run now on the venue’s clock, with `updatedBy` null, the items that are on the menu, and only prices that are charged: an item that costs as little without the promotion has none.',
    create:
      'Each of `items` has a `price` or a `percentage` off, or neither, and is only shown. A price must be below the item’s own; a percentage is rounded half up to the minor unit. An item of another venue is a 400 (`itemUnknown` at `items.0.itemId`), as is one that is in another promotion (`itemTaken`) which is not over. Without items, a promotion is a draft: it never runs. ' +
      '`firstDay` and `lastDay` are days of the venue, both included, and `hoursAvailable` hours of its clock: those that continue over midnight belong to the day on which they began. ' +
      'Linked items get `marketingId` and `promotion`, with an event each. At a venue that asks for passphrases, every change needs the passphrase of menu edits (403); at one that locks its prices, a lower price or more times of one.',
    patch:
      'Omitted fields, and omitted languages of `title` and `text`, are unchanged; `items` are replaced as a whole. With `version`, a change based on an older version is a 409 (`staleVersion`) with the promotion as `data.current`. While `isActive` is false, items stay linked at their own prices.',
    remove: 'The items have no `marketingId` afterwards.',
  },
  [sortPromotionsPath]: {
    create:
      '`ids` are all promotions of the venue in their new order. If the venue has others, returns a 409 (`sortMoved`) with the current order in `data.ids`. There are no events for single promotions: fetch the list again after `created` of this service.',
  },
} as const
