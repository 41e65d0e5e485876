import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { QueryOf } from '@brigade/domain/services.ts'
import type { App, CallParams } from '#kit/context.ts'
import { useMethods } from '#kit/contract.ts'
import { askedVenue } from '../asked-venue.ts'
import { answerWholeMenu } from './answer-whole-menu.ts'
import { WholeMenus } from './whole-menus.ts'

/** Registers the call that guests read a venue's whole menu with. */
export function registerWholeMenu(app: App): void {
  const menus = new WholeMenus(app.db)

  useMethods(app, wholeMenuPath, {
    // The menu as bytes; the hook below takes those that the caller reads.
    find: ({ query, user }: CallParams<QueryOf<typeof wholeMenuPath, 'find'>>) =>
      menus.get(askedVenue(query.restaurantId, user)),
  })
  app.service(wholeMenuPath).hooks({ after: { find: [answerWholeMenu] } })
}
