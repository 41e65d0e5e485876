import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { askedVenue } from '../asked-venue.ts'
import { answerWholeMenu } from './answer-whole-menu.ts'
import { WholeMenus } from './whole-menus.ts'

/** Registers the call that guests read a venue's whole menu with. */
export function registerWholeMenu(app: App): void {
  const menus = new WholeMenus(app.db)

  useService(app, wholeMenuPath, {
    // The menu as bytes; the hook below takes those that the caller reads.
    find: ({ query, user }) =>
      menus.get(askedVenue(query.restaurantId, user)) as Promise<unknown> as Promise<WholeMenu>,
  })
  app.service(wholeMenuPath).hooks({ after: { find: [answerWholeMenu] } })
}
