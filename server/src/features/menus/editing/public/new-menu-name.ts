import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfName, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuse } from '../../refuse.ts'
import { problemsOfTakenName } from '../taken-name.ts'
import { menuEditor } from './menu-editor.ts'

/** Refuses the name of a new menu that is incomplete, or that another menu of its venue has. */
export function* checkNewMenuName(venueId: number, name: LocalDraft): Transaction<void> {
  const columns = { restaurantId: venueId, name: JSON.stringify(textOfDraft(name)) }
  const taken = yield* problemsOfTakenName(menuEditor, { row: undefined, columns })
  refuse({ ...taken, ...problemsOfName('name', name) })
}
