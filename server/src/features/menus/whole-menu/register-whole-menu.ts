import { can } from '@brigade/domain/access/permissions.ts'
import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { QueryOf } from '@brigade/domain/services.ts'
import type { App, CallParams } from '#kit/context/context.ts'
import { useMethods } from '#kit/contracts/contract.ts'
import { requestedVenue } from '../public/requested-venue.ts'
import { answerWholeMenu } from './answer-whole-menu.ts'
import { WholeMenus } from './whole-menus.ts'

/** Registers the call by which guests and order desks read a venue's whole menu. */
export function registerWholeMenu(app: App): void {
  const forStaff = new WholeMenus(app.db)
  const forGuests = new WholeMenus(app.db, { hasTerms: false })

  useMethods(app, wholeMenuPath, {
    // Returns the menu as bytes; the hook below sends those that the caller accepts.
    find: ({ query, user }: CallParams<QueryOf<typeof wholeMenuPath, 'find'>>) =>
      (can(user, 'menus:readUnpublished') ? forStaff : forGuests).get(requestedVenue(query.restaurantId, user)),
  })
  app.service(wholeMenuPath).hooks({ after: { find: [answerWholeMenu] } })
}
