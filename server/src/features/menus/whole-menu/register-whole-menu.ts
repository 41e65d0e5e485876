import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { App, CallParams } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { askedVenue } from '../asked-venue.ts'
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
