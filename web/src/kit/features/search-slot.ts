import type { Permission } from '@brigade/domain/access/permissions.ts'
import { defineSlot } from '#kit/features/slot.ts'
import type { Session } from '#kit/calls/session.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** Something that the search over all screens finds. */
export type Findable = {
  /** Its address. */
  to: string
  name: string
  note?: string
  /** One of `ui/icon-paths.ts`. */
  icon: string
  /** The texts by which it is found; without any, the name. */
  words?: readonly string[]
}

/** The records of a feature that the search over all screens finds. */
export type SearchPart = {
  /** The place of its results. No two parts have the same. */
  order: number
  titleKey: PlainKey
  permission?: Permission
  /** Returns all that is there to be found for a person, in the order in which it is shown. */
  load: (session: Session) => Promise<readonly Findable[]>
  /** Asks the server for further records that a text finds, once the person pauses. */
  findMore?: (text: string, session: Session) => Promise<readonly Findable[]>
  /** Returns where else a text may be searched. */
  elsewhere?: (text: string, session: Session) => readonly Findable[]
}

/** The parts of the search that features add. */
export const searchSlot = defineSlot<SearchPart>('search', { translations: 'own' })
