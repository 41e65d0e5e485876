import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import type { App, CallParams } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { badRequest } from '#kit/errors.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { answerWholeMenu } from './answer-whole-menu.ts'
import { WholeMenus } from './whole-menus.ts'

/** Registers the call that guests read a venue's whole menu with. */
export function registerWholeMenu(app: App): void {
  const menus = new WholeMenus(app.db)

  useService(app, wholeMenuPath, {
    find: ({ query, user }: CallParams<{ restaurantId?: number }>) => menus.get(askedVenue(query.restaurantId, user)),
  })
  app.service(wholeMenuPath).hooks({ after: { find: [answerWholeMenu] } })
}

function askedVenue(restaurantId: number | undefined, principal: Principal): number {
  if (restaurantId !== undefined) {
    scopedVenueIds(principal, restaurantId)
    return restaurantId
  }
  const venues = venuesOf(principal)
  const [own] = venues === 'all' ? [] : venues
  if (own !== undefined) return own
  const message = 'Which venue? Those of all venues have to name one.'
  throw badRequest({ message, reason: 'validation', fields: { restaurantId: message } })
}
