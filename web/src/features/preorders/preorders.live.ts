import { can } from '@brigade/domain/access/permissions.ts'
import {
  formQuestionsPath,
  menuFormsPath,
  preOrdersPath,
  sortFormQuestionsPath,
} from '@brigade/domain/preorders/preorders.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { formsKey, offeredKey, preOrdersKey, questionsKey } from '#features/preorders/preorders.queries.ts'

/** Keeps forms and what is ordered on them in sync. Returns an unsubscribe function. */
export async function startPreOrdersLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'menuForms:read')) return () => undefined
  const stops = [
    startLivePages(menuFormsPath, ['created', 'patched', 'removed'], formsKey),
    startLivePages(formQuestionsPath, ['created', 'patched', 'removed'], questionsKey),
    startLivePages(sortFormQuestionsPath, ['created'], questionsKey),
    startLivePages(preOrdersPath, ['created', 'patched'], preOrdersKey),
    startLivePages(preOrdersPath, ['created', 'patched'], offeredKey),
  ]
  return () => stops.forEach((stop) => stop())
}
